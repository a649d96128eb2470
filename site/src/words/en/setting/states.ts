/** The words of the table of states, in which a state machine is set. */
export const states = {
  label: 'Table of states',
  how: 'The digits of the line are read in order. In each row stands, for each digit, the state it leads to; where nothing stands, the digit may not come. Lines begin in a state with a tick under “Start”, and must end in one with a tick under “End”.',
  arrows: 'Arrows go from field to field.',
  state: 'State',
  start: 'Start',
  end: 'End',
  break: 'Break',
  startsIn: (state: string) => `Lines may begin in ${state}`,
  endsIn: (state: string) => `Lines may end in ${state}`,
  leads: (state: string, value: string) => `From ${state}, ${value} leads to`,
  add: 'Add a state',
  remove: (state: string) => `Remove state ${state}`,
  begin: 'A table to begin with',
  fill: 'Fill in',
  usual: {
    rising: 'Digits go up',
    turns: 'Odd and even take turns',
    odds: 'No two odd ones in a row',
    sum: 'The sum divides by 3',
    even: 'Starts with an even one',
    none: 'Empty',
  },
  once: (value: number) => `Exactly one ${value}`,
  noState: (name: string) => `There is no state “${name}”.`,
  large: (most: number) =>
    `This state machine has more than ${most} states, too many for a table. It stays as it is.`,
  unreadable: 'This text is no state machine.',
  try: 'Try a line',
  tryHint: '3 1 4',
  noDigit: (word: string) => `“${word}” is no digit of this board.`,
  /** "3 1 4: accepted. States A, B, B, A." */
  accepted: (line: string, path: readonly string[]) =>
    `${line}: accepted. States ${path.join(', ')}.`,
  rejectedAt: (line: string, value: string, place: number) =>
    `${line}: rejected at the ${value}, digit ${place} of the line.`,
  rejectedAtEnd: (line: string, states: string) =>
    `${line}: rejected at the end: no line may end in ${states}.`,
  noStart: 'No state has a tick under “Start”: no line is accepted.',
};
