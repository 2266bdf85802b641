/** What the page says of texts of one's own. */
export const englishYours = {
  title: 'Yours',
  goOn: 'Go on',
  goOnWith: (name: string): string => `Go on with ${name}`,
  base: (base: string): string => `on ${base}`,
  remove: 'Delete',
  removeText: (name: string): string => `Delete ${name}`,
  removed: (name: string): string => `${name} is deleted.`,
  restore: 'Put it back',
  again: 'Try again',
  beside:
    'Another window wrote in this text at the same time. What stands here goes on as a text of its own; both are ' +
    'among “Yours”.',
  trouble: {
    none:
      'This browser keeps nothing for this page, as in a private window: what you write is gone when it is closed. ' +
      'Save it as a folder, or as a link.',
    full:
      'The store of this browser is full: what you write is not kept. Save it as a folder, or as a link; or make ' +
      'room by deleting texts of yours, or data of other pages in the settings of the browser.',
    'other-version':
      'Another version of this page has hold of what is kept: what you write is not kept. Save it as a folder, or ' +
      'as a link, and reload this page.',
  },
  rename: 'Rename',
  renameText: (name: string): string => `Rename ${name}`,
  newName: 'What it is to be called',
  save: 'Save',
  copy: 'Copy',
  copyText: (name: string): string => `Copy ${name}`,
  copyOf: (name: string): string => `${name}, a copy`,
  played: (choices: number): string =>
    choices === 0 ? 'at the deal' : choices === 1 ? 'after 1 choice' : `after ${choices} choices`,
  notPlayed: 'not played yet',
  versions: (count: number): string => (count === 1 ? '1 earlier version' : `${count} earlier versions`),
  versionsOf: (name: string): string => `Earlier versions of ${name}`,
  goBack: 'Go back to it',
  goneBack: 'What was there until now is among its earlier versions.',
  saveAll: 'Save all of them as one file',
  notAll: 'this file holds no texts that were saved here',
} as const
