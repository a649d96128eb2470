/** What the examples are called, and what is worth knowing before one asks. */
export const examples = {
  killer: { title: 'Killer', note: 'Cages with sums, and no givens' },
  thermometers: { title: 'Thermometers', note: 'Digits rise from each bulb' },
  arrows: { title: 'Arrows', note: 'Each arrow adds up to its circle' },
  mystic1: { title: 'Mystic 1', note: 'UCF, first input: pairs 2 6 and 2 3' },
  mystic2: { title: 'Mystic 2', note: 'UCF, second input: more than one solution' },
  mystic3: { title: 'Mystic 3', note: 'UCF, third input: ask “Why no solution?”' },
  mystic5: { title: 'Mystic 5', note: 'UCF, fifth input: eight givens' },
  asterisk: { title: 'Asterisk', note: 'TU/e, the grid in the template' },
  normal: { title: 'Normal', note: 'Colorado State: single steps solve all of it' },
  another: { title: 'Another', note: 'Colorado State: 36 single steps' },
  hard: { title: 'Hard', note: 'Colorado State: one single step, then no more' },
  difficult: { title: 'Difficult', note: 'UMass, as first posted: more than one solution' },
  september: { title: '30 September', note: 'UMass, the driver’s second puzzle' },
  wrong: { title: 'One wrong number', note: 'UMass, the driver’s third puzzle' },
  six: { title: 'Six', note: '6 × 6, minimal' },
  four: { title: 'Four', note: '4 × 4, minimal' },
};
