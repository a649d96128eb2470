/** The words of the table of states, in which a state machine is set. */
export const states = {
  label: 'Table of states',
  how: 'The digits of the line are read in order. Each row says which state each digit leads to; where a field is empty, that digit is not allowed. Lines begin in a state ticked under “Start”, and must end in one ticked under “End”.',
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
    turns: 'Odd and even alternate',
    odds: 'No two odd digits in a row',
    sum: 'The sum is divisible by 3',
    even: 'Starts with an even digit',
    none: 'Empty',
  },
  once: (value: number) => `Exactly one ${value}`,
  noState: (name: string) => `There is no state “${name}”.`,
  large: (most: number) =>
    `This state machine has more than ${most} states, too many for a table. It stays as it is.`,
  unreadable: 'This text is not a state machine.',
  try: 'Try a line',
  tryHint: '3 1 4',
  noDigit: (word: string) => `“${word}” is not a digit of this board.`,
  /** "3 1 4: accepted. States A, B, B, A." */
  accepted: (line: string, path: readonly string[]) =>
    `${line}: accepted. States ${path.join(', ')}.`,
  rejectedAt: (line: string, value: string, place: number) =>
    `${line}: rejected at the ${value}, digit ${place} of the line.`,
  rejectedAtEnd: (line: string, states: string) =>
    `${line}: rejected at the end: no line may end in ${states}.`,
  noStart: 'No state is ticked under “Start”, so no line is accepted.',
};
