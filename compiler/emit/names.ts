import type { Type } from '../game/type.ts'
import { type Name, localName, moduleName } from '../typescript/name.ts'

/**
 * Turns names of the rules into identifiers and literals of the generated module, so that no text of an author can
 * become code.
 */

const RESERVED = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if import in instanceof new null return super switch this throw true try typeof var void while with ' +
    'yield let static implements interface package private protected public await async of arguments eval undefined ' +
    'NaN Infinity constructor prototype __proto__ s f out number string boolean'
  ).split(' '),
)

const ORDINARY = /^[A-Za-z_]\w*$/
/** As it may stand. */
const ONE_WORD = /^[a-z_]\w*$/

/** `turn-number` to `turnNumber`; what no identifier may hold becomes its code point. */
export function camel(name: string): string {
  if (ONE_WORD.test(name)) return RESERVED.has(name) ? `${name}_` : name
  const words = name.split(/[-\s]+/u).filter((w) => w !== '')
  const joined = words.map((w, i) => (i === 0 ? lowerFirst(w) : upperFirst(w))).join('')
  const safe = ORDINARY.test(joined)
    ? joined
    : [...joined]
        .map((ch, i) => ((i === 0 ? /[\p{ID_Start}_]/u : /[\p{ID_Continue}]/u).test(ch) ? ch : byCodePoint(ch)))
        .join('')
  return RESERVED.has(safe) || safe === '' ? `${safe}_` : safe
}

export function pascal(name: string): string {
  return upperFirst(camel(name))
}

function byCodePoint(ch: string): string {
  return /\d/.test(ch) ? `n${ch}` : `u${(ch.codePointAt(0) ?? 0).toString(16)}`
}

export const upperFirst = (w: string): string => w.slice(0, 1).toUpperCase() + w.slice(1)
const lowerFirst = (w: string): string => w.slice(0, 1).toLowerCase() + w.slice(1)

/** How a variable that nothing asks for is written. */
export const unused = (name: string): string => `_${name.replace(/^_/, '')}`

/** Gives each key its own identifier, and the symbol that bears it; equal wishes are numbered. */
export class NameTable {
  private readonly taken = new Set<string>()
  private readonly symbols = new Map<string, Name>()
  private readonly derived = new Map<Name, Name>()
  private readonly names = new Map<string, string>()

  reserve(name: string): void {
    this.taken.add(name)
  }

  /** The identifier of a key, made from `wish` the first time. */
  of(key: string, wish: string): string {
    const known = this.names.get(key)
    if (known !== undefined) return known
    let name = wish
    for (let n = 2; this.taken.has(name) || RESERVED.has(name); n++) name = `${wish}${n}`
    this.taken.add(name)
    this.names.set(key, name)
    return name
  }

  has(name: string): boolean {
    return this.taken.has(name)
  }

  /** The symbol of a key, declared by a module, made from `wish` the first time. */
  symbol(module: string, key: string, wish: string, isType = false): Name {
    return this.known(key, () => moduleName(module, this.of(key, wish), isType))
  }

  /** The field that stands for a key, in the state or a table. */
  field(key: string, wish: string): Name {
    return this.known(key, () => localName(this.of(key, wish)))
  }

  /** A symbol that is called after another one. */
  after(module: string, of: Name, wish: (wish: string) => string): Name {
    const known = this.derived.get(of) ?? moduleName(module, wish(of.wish))
    this.derived.set(of, known)
    return known
  }

  private known(key: string, make: () => Name): Name {
    const known = this.symbols.get(key) ?? make()
    this.symbols.set(key, known)
    return known
  }
}

/** A type in the words of the rules. */
export function typeWord(t: Type): string {
  return `${t.set ? 'set of ' : ''}${t.base === 'enum' ? t.of : t.base}`
}
