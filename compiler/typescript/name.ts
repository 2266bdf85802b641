/** The entries of the package that emitted code imports from: `houserules/runtime`, and one for worked examples. */
export const runtimeEntries = ['runtime', 'runtime/examples'] as const

export type RuntimeEntry = (typeof runtimeEntries)[number]

/** Where a name is declared. */
export type NameHome =
  | { readonly kind: 'runtime'; readonly entry: RuntimeEntry }
  | { readonly kind: 'module'; readonly module: string }
  | { readonly kind: 'local' }

const LOCAL: NameHome = { kind: 'local' }

/**
 * A symbol of the emitted program. Two names are the same when they are the same object; how one is spelled is decided
 * when it is printed.
 */
export class Name {
  /** How it would like to be spelled. */
  readonly wish: string
  readonly home: NameHome
  /** Whether it names a type, of which nothing is left at run time. */
  readonly isType: boolean

  constructor(wish: string, home: NameHome = LOCAL, isType = false) {
    this.wish = wish
    this.home = home
    this.isType = isType
  }
}

/** A symbol that a module of the emitted program declares. */
export const moduleName = (module: string, wish: string, isType = false): Name =>
  new Name(wish, { kind: 'module', module }, isType)

/** A symbol that an entry of the runtime exports. */
export const runtimeName = (entry: RuntimeEntry, wish: string, isType = false): Name =>
  new Name(wish, { kind: 'runtime', entry }, isType)

/** A variable, parameter or field of a function. */
export const localName = (wish: string): Name => new Name(wish)

const words = new Map<string, Name>()

/** The name that stands for itself wherever a template writes this word: `word('s')` is the `s` of every template. */
export function word(text: string): Name {
  const known = words.get(text)
  if (known !== undefined) return known
  const made = new Name(text)
  words.set(text, made)
  return made
}
