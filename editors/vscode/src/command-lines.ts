/** The arguments of the program for what is asked for in the editor; files as they are called from the folder on. */

export const lspArgs = (): string[] => ['lsp', '--stdio']

/** Of a game from its beginning or, where a title is given, from the position of an example. */
export const playArgs = (game: string, title: string | null): string[] => [
  'play',
  game,
  ...(title === null ? [] : ['--from', title]),
]

export const simulateArgs = (game: string): string[] => ['simulate', game]

export const studioArgs = (game: string): string[] => ['studio', game]

/** Of a game against another or, without one, against what git has of it. */
export const diffArgs = (from: string | null, game: string): string[] =>
  from === null ? ['diff', `HEAD:./${inSlashes(game)}`] : ['diff', from, game]

/** Of a variant against what it is a variant of, which the program looks for beside it. */
export const ofVariantArgs = (variant: string): string[] => ['diff', variant]

/** Of a rule, a clause or, without a topic, of all there is. */
export const explainArgs = (game: string, topic: string): string[] =>
  topic === '' ? ['explain', game] : ['explain', game, topic]

/** The examples of games, as something that a program reads; of one title alone where it is named. */
export const testArgs = (paths: readonly string[], title: string | null): string[] => [
  'test',
  ...paths,
  '--format',
  'json',
  ...(title === null ? [] : ['--only', title]),
]

const inSlashes = (path: string): string => path.replaceAll('\\', '/')
