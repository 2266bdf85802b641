import type { Questions } from '../questions.ts'
import type { Game } from './model.ts'
import { TextTable } from './texts.ts'

/** A game that notes what it is asked: which names, and what parts as a whole. */
export function askedGame(game: Game, questions: Questions<Game>): Game {
  const maps = new Map<PropertyKey, AskedMap>()
  return new Proxy(game, {
    get(target, part) {
      const value: unknown = Reflect.get(target, part)
      if (value instanceof TextTable) return askedTexts(questions)
      if (!(value instanceof Map)) return questions.ask(`the ${String(part)}`, (of) => Reflect.get(of, part) as unknown)
      const map = maps.get(part) ?? new AskedMap(part, questions)
      maps.set(part, map)
      return map
    },
  })
}

/** A text that is new gets the next number, so that asking again gives it one in another game, too. */
const askedTexts = (questions: Questions<Game>): Pick<TextTable, 'add' | 'all'> => ({
  add: (text) => questions.ask(`number of ${text}`, ({ texts }) => texts.add(text)),
  get all() {
    return questions.ask('the texts', ({ texts }) => texts.all)
  },
})

const listed = new WeakMap<object, readonly (readonly [string, unknown])[]>()

/** What a map holds, listed once for all who ask. */
function entriesOf(map: ReadonlyMap<string, unknown>): readonly (readonly [string, unknown])[] {
  const known = listed.get(map) ?? [...map]
  listed.set(map, known)
  return known
}

/** What is filed under names in a game, which nobody who asks changes. */
class AskedMap extends Map<string, unknown> {
  private readonly part: PropertyKey
  private readonly questions: Questions<Game>

  constructor(part: PropertyKey, questions: Questions<Game>) {
    super()
    this.part = part
    this.questions = questions
  }

  override get(name: string): unknown {
    return this.questions.ask(`${String(this.part)} ${name}`, (game) => this.of(game).get(name))
  }

  override has(name: string): boolean {
    return this.get(name) !== undefined
  }

  override get size(): number {
    return this.all().length
  }

  override *keys(): MapIterator<string> {
    for (const [name] of this.all()) yield name
  }

  override *values(): MapIterator<unknown> {
    for (const [, each] of this.all()) yield each
  }

  override *entries(): MapIterator<[string, unknown]> {
    for (const [name, each] of this.all()) yield [name, each]
  }

  override [Symbol.iterator](): MapIterator<[string, unknown]> {
    return this.entries()
  }

  override forEach(): never {
    throw new TypeError('what notes questions is gone through with `for`')
  }

  override set(): never {
    throw new TypeError('who asks a game changes nothing in it')
  }

  override delete(): never {
    throw new TypeError('who asks a game changes nothing in it')
  }

  override clear(): never {
    throw new TypeError('who asks a game changes nothing in it')
  }

  private all(): readonly (readonly [string, unknown])[] {
    return this.questions.ask(`all ${String(this.part)}`, (game) => entriesOf(this.of(game)))
  }

  private of(game: Game): ReadonlyMap<string, unknown> {
    // Every property under which a map was found is a map in each game.
    return Reflect.get(game, this.part) as ReadonlyMap<string, unknown>
  }
}
