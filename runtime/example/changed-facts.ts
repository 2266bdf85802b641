import { type BaseState, NONE, type Observation, seatName } from '../engine.ts'
import { cardWord } from '../words/describe.ts'
import { factWord, inZones, keptFacts } from '../words/fact-words.ts'
import type { FullEngine } from '../parts.ts'

/** What is kept, in words; of a card that lies where the fact is not kept it is not told. */
type Words = ReadonlyMap<string, Word>

interface Word {
  readonly name: string
  readonly value: string
  readonly told: boolean
}

/** `score of A becomes 3, was 2`, of which fact that is said, and what it is called without the things that have it. */
export interface ChangedFact {
  readonly fact: string
  readonly name: string
  readonly words: string
}

/** Tells what has become of the kept facts since it was last looked. */
export class ChangedFacts<S extends BaseState> {
  private readonly engine: FullEngine<S>
  private before: Words | null = null

  constructor(engine: FullEngine<S>) {
    this.engine = engine
  }

  /** Each that is another than before; nothing at the first look. */
  look(s: S): ChangedFact[] {
    const { before } = this
    const now = new Map([...this.loose(s), ...this.ofCards(s)])
    this.before = now
    if (before === null) return []
    return [...now].flatMap(([fact, { name, value, told }]) => {
      const was = before.get(fact)?.value
      return !told || was === undefined || was === value
        ? []
        : [{ fact, name, words: `${fact} becomes ${value}, was ${was}` }]
    })
  }

  /** Of the game, of players, values and pairs. */
  private loose(s: S): [string, Word][] {
    const kept: Observation['facts'] = keptFacts(this.engine.parts, s, undefined)
    return Object.entries(kept).flatMap(([fact, value]) =>
      typeof value === 'string'
        ? [toldOf(fact, '', value)]
        : Object.entries(value).map(([of, each]) => toldOf(fact, ` of ${of}`, each)),
    )
  }

  private ofCards(s: S): [string, Word][] {
    const { parts } = this.engine
    const facts = parts.facts.filter((fact) => fact.of === 'card')
    return facts.flatMap((fact) =>
      s.place.map((_, card) => {
        const owner = s.owner[card] ?? NONE
        const of = ` of ${cardWord(parts, s, card, undefined)}${owner === NONE ? '' : ` of ${seatName(owner)}`}`
        return toldOf(fact.name, of, factWord(parts, s, fact, card, undefined), inZones(parts, s, card, fact.zones))
      }),
    )
  }
}

/** A set may be empty. */
const toldOf = (name: string, of: string, words: string, told = true): [string, Word] => [
  `${name}${of}`,
  { name, value: words === '' ? 'nothing' : words, told },
]
