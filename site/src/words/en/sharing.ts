/** The words of the dialog that shares and saves a puzzle. */
export const sharing = {
  link: 'Link',
  linkHint: 'The link itself contains the whole puzzle; nothing is sent to a server.',
  fromDisk:
    'This page was opened from disk, so a link to it works only on this computer. To share the puzzle, send it as text or as a file, or link to a hosted copy of Ninefold.',
  hosted: 'Link to a hosted copy',
  hostedAddress: 'Address of a hosted copy',
  hostedExample: 'https://example.org/ninefold/',
  hostedHint: 'Saved in this browser; the page never contacts this address.',
  hostedBad: 'Enter a complete address that begins with https://.',
  localLink: 'Link for this computer',
  rulesLeftOut: 'This format leaves the rules out. Choose “Description” or a link to include them.',
  unfinished: (count: number) =>
    `${count === 1 ? 'One rule is unfinished' : `${count} rules are unfinished`}: links contain ${count === 1 ? 'it' : 'them'}, text and files do not.`,
  withProgress: 'Include my progress',
  copy: 'Copy',
  copyLink: (label: string) => `Copy: ${label}`,
  system: 'Share…',
  asText: 'Copy as text',
  forms: {
    line: 'One line',
    rows: 'Rows',
    spaced: 'Rows with spaces',
    frame: 'Framed grid',
    description: 'Description',
  },
  whatAll: 'Givens and my digits',
  save: 'Save as a file',
};
