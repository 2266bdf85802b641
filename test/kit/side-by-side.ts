import { viewersOf } from '../../compiler/interpret/facts.ts'
import { type Choice, NoNextQuestion } from '../../compiler/interpret/machine.ts'
import { keptValue } from '../../compiler/interpret/starts.ts'
import type { Value } from '../../compiler/interpret/value.ts'
import type { Program } from '../../compiler/program/program.ts'
import { isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { spanText } from '../../grammar/source-file.ts'
import { type Game, interpret } from '../interpret/game.ts'
import { begin } from '../interpret/positions.ts'

// Two texts of a game that are played by what they mean, with the same answers. What is numbered by its place in the
// text is compared by its name.

/** How it is begun: anew, or as a worked example that stands so in both texts. */
export type Begun = { readonly seed: number; readonly players: number } | { readonly example: string }

/** What a game may go on for, in steps and rounds between two questions. */
const BOUNDS = { longestStep: 50_000, roundLimit: 500 }

/** Where they part, in words, what the old one calls otherwise `called` as in the new; null where they do not in so many answers, as chance takes them. */
export function partedSideBySide(
  [old, next]: readonly [Program, Program],
  begun: Begun,
  pick: (below: number) => number,
  { longest, called }: { readonly longest: number; readonly called: ReadonlyMap<string, string> },
): string | null {
  const [one, other] = [opened(old, begun), opened(next, begun)]
  if (one === LEFT || other === LEFT) return null
  if (one === ENDLESS || other === ENDLESS) return one === other ? null : 'one of them comes to no question'
  const sides = [new Told(old, one, called), new Told(next, other, new Map())] as const
  for (let n = 0; ; n++) {
    const parted = differing(sides, n % 4 === 0)
    if (parted !== null) return `${parted} after ${n} answers`
    const choices = one.question === null ? [] : sides[0].choices()
    if (n >= longest || choices.length === 0) return null
    const at = pick(choices.length)
    const ends = sides.map((side) => side.answer(choices[at] ?? ''))
    if (ends.includes(LEFT)) return null
    if (ends[0] !== ends[1]) return `one of them comes to no question after ${n + 1} answers`
    if (ends[0] === ENDLESS) return null
  }
}

/** Goes on without an end; or has too much to try, or a number that there is not. */
type End = typeof ENDLESS | typeof LEFT
const ENDLESS = 'endless'
const LEFT = 'left'

function opened(program: Program, begun: Begun): Game | End {
  return work((): Game | End => {
    if ('seed' in begun) return interpret(program, { ...begun, ...BOUNDS })
    const example = program.examples.find(({ span }) => spanText(span) === begun.example)
    return example === undefined ? LEFT : begin(program, example)
  })
}

function work<T>(todo: () => T): T | End {
  try {
    return todo()
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown
    return thrown instanceof NoNextQuestion || (isRoundLimitError(thrown) && thrown.what.steps === undefined)
      ? ENDLESS
      : LEFT
  }
}

function differing([one, other]: readonly [Told, Told], withViewers: boolean): string | null {
  const [a, b] = [one.look(withViewers), other.look(withViewers)]
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [x, y] = [a[name], b[name]]
    if (x !== y) return `${name}: ${x} and ${y}`
  }
  for (const place of new Set([...one.kept(), ...other.kept()])) {
    const [x, y] = [one.keptAt(place), other.keptAt(place)]
    if (x !== y) return `${place}: ${x} and ${y}`
  }
  return null
}

const said = (value: unknown): string => JSON.stringify(value)

/** A game in names. */
class Told {
  private readonly program: Program
  private readonly game: Game
  private readonly called: (name: string) => string
  private readonly definitions: readonly string[]
  private readonly zones: readonly string[]
  private readonly columns: readonly string[]
  private noted = 0

  constructor(program: Program, game: Game, called: ReadonlyMap<string, string>) {
    this.program = program
    this.game = game
    this.called = (name) => called.get(name) ?? name
    const { facts, adjectives } = program.game
    this.columns = [...facts, ...adjectives].flatMap(([name, { stored }]) => (stored ? [name] : []))
    this.definitions = [...program.game.definitions.keys()]
    const zones = [...program.game.zones.values()].toSorted((a, b) => a.base - b.base)
    this.zones = zones.flatMap(({ name, size, holds }) =>
      Array.from({ length: size }, (_, i) => `${holds} ${this.called(name.text)} ${i}`),
    )
  }

  /** The answers to what is asked, as they are told. */
  choices(): readonly string[] {
    const { question } = this.game
    if (question === null) return []
    const all = question.choices.map((choice) => this.toldChoice(choice))
    return (question.optional || all.length === 0 ? [...all, 'decline'] : all).toSorted()
  }

  answer(told: string): 'done' | End {
    const { question } = this.game
    const choice = question?.choices.find((each) => this.toldChoice(each) === told) ?? { kind: 'decline' as const }
    return work(() => {
      this.game.answer(choice)
      return 'done' as const
    })
  }

  /** All that can be told apart of it but what is kept; what happened is told once. `always` decides nothing in play. */
  look(withViewers: boolean): Readonly<Record<string, string>> {
    const { state, question, machine } = this.game
    const lying = state.zones.flatMap((cards, i): [string, string][] => {
      const zone = this.zones[i] ?? ''
      return cards.length === 0 ? [] : [[zone, said(zone.startsWith('cards') ? cards : cards.length)]]
    })
    const cards = state.cards.map(({ definition, owner, place, shown }) => [
      this.definitions[definition],
      owner,
      place === null ? null : this.zones[place],
      shown.toSorted((a, b) => a - b),
    ])
    const happened = state.happened.slice(this.noted).map(({ event, args, told }) => {
      const params = this.program.events.get(event)?.params ?? []
      return [this.called(event), args.map((arg, i) => this.told(arg, params[i]?.type.base ?? '')), told]
    })
    this.noted = state.happened.length
    return {
      ...Object.fromEntries(lying),
      asked:
        question === null
          ? 'nobody'
          : said([question.site.kind, this.called(question.site.at), question.seat, this.choices()]),
      over: String(state.over),
      random: state.over ? '' : said(state.random),
      results: said(this.game.results()),
      cards: said(cards),
      effects: said(state.effects.map((e) => (e === null ? null : [e.controller, e.source, e.optional, e.told]))),
      happened: said(happened),
      ...(withViewers
        ? { viewers: said(state.cards.map((_, card) => viewersOf(machine, card).toSorted((a, b) => a - b))) }
        : {}),
    }
  }

  /** Where something is kept, by the name of the other text. */
  kept(): readonly string[] {
    return this.columns.flatMap((name) =>
      [...(this.game.state.facts.column(name)?.keys() ?? [])].map((key) => `${this.called(name)} of ${key}`),
    )
  }

  /** What is kept there; what is not said yet is as it starts. */
  keptAt(place: string): string {
    const column = this.columns.find((name) => place.startsWith(`${this.called(name)} of [`))
    if (column === undefined) return 'nothing'
    const args = JSON.parse(place.slice(this.called(column).length + ' of '.length)) as readonly Value[]
    const base = this.program.game.facts.get(column)?.type.base ?? 'truth'
    return said(this.told(keptValue(this.game.machine, column, args), base))
  }

  private toldChoice(choice: Choice): string {
    switch (choice.kind) {
      case 'act': {
        const params = this.program.events.get(choice.event)?.params ?? []
        return said([
          this.called(choice.event),
          choice.args.map((arg, i) => this.told(arg, params[i]?.type.base ?? '')),
        ])
      }
      case 'choose': {
        const of = this.game.question?.site.about.join() ?? ''
        return said(['choose', choice.value, of === 'definition' ? this.definitions[Number(choice.value)] : ''])
      }
      default:
        return said(choice)
    }
  }

  private told(value: Value, base: string): unknown {
    if (Array.isArray(value)) return (value as readonly Value[]).map((each) => this.told(each, base))
    if (base === 'definition') return this.definitions[Number(value)]
    if (base === 'zone') return value === null ? null : this.zones[Number(value)]
    // Effects are numbered as they come up, and may come up in another order.
    return base === 'effect' ? value === null : value
  }
}
