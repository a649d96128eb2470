/** The keys of the view Step: the view and the sheet of shortcuts both read them. */
export type StepCommand = 'step' | 'back' | 'toEnd' | 'toStart';

/** By KeyboardEvent.key. */
export const stepKeys: Readonly<Record<string, StepCommand>> = {
  l: 'step',
  j: 'back',
  e: 'toEnd',
  a: 'toStart',
};
