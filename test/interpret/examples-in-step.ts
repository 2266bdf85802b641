import { conjuncts } from '../../compiler/analyse/walk.ts'
import type { TExample } from '../../compiler/program/examples.ts'
import { lineColumn } from '../../grammar/source-file.ts'
import { type Machine, holds } from '../../compiler/interpret/machine.ts'
import { Env, type Single } from '../../compiler/interpret/value.ts'
import type { Game } from './game.ts'
import { begin } from './positions.ts'
import { bringDecks } from '../../runtime/decks/deck-parts.ts'
import { type BaseState, CHANCE } from '../../runtime/engine.ts'
import { carryOut } from '../../runtime/example/carry-out.ts'
import { type CompiledExample, runExample } from '../../runtime/example/examples.ts'
import { type Side, choiceOf } from './side.ts'
import { differences } from './lock-step.ts'

/**
 * Where the meaning of a worked example and the engine part: what differs, and before which answer. Null where they
 * never do.
 */
function exampleInStep(side: Side, compiled: CompiledExample, example: TExample): unknown {
  const { engine } = side
  let parting: unknown = null
  const note = (found: unknown): void => {
    parting ??= found
  }
  const game = begin(side.program, example)
  const compare = (s: BaseState, at: string): void => {
    const found = differences(side, s, game)
    if (parting === null && Object.keys(found).length > 0) note({ at, found })
  }
  let answered = 0
  let table: BaseState | null = null
  const apply: typeof engine.apply = (s, choice) => {
    // What a line tries on a copy beside the table is no part of the game.
    if (s !== table) return engine.apply(s, choice)
    // What chance does in an example is drawn by who plays it.
    if (s.asked === CHANCE) game.state.random.splice(0, 4, ...s.random)
    compare(s, `answer ${answered}`)
    answered += 1
    const answer = choiceOf(side, s, engine.moveOf(s, choice))
    if (parting === null) game.answer(answer)
    engine.apply(s, choice)
  }
  const facts = example.steps.flatMap((step) => (step.kind === 'then' ? conjuncts(step.fact) : []))
  const steps = compiled.steps.map((step): typeof step => {
    const fact = step.kind === 'then' ? facts.shift() : undefined
    if (step.kind !== 'then' || fact === undefined) return step
    return {
      ...step,
      test: (s, laid) => {
        const holds = step.test(s, laid)
        compare(s, `line ${step.line}`)
        const meant = game.value(fact)
        if (parting === null && meant !== holds) note({ line: step.line, engine: holds, meant })
        return holds
      },
    }
  })
  const { failures } = runExample({ ...engine, apply } as typeof engine, {
    ...compiled,
    steps,
    // What comes before the position is compared as it leaves the table, and not answer by answer.
    set: (s) => {
      table = s
      return compiled.set(s, () => carryOut(engine, s))
    },
  })
  if (failures.length > 0) note({ failures })
  decksInStep(side, compiled, example, game, note)
  return parting
}

/** What refuses the decks of a position, by name and clauses. */
function decksInStep(
  { engine }: Side,
  compiled: CompiledExample,
  example: TExample,
  game: Game,
  note: (found: unknown) => void,
): void {
  if (!example.steps.some((step) => step.kind === 'deck')) return
  const { parts } = engine
  const options = parts.defaults.slice()
  for (const [option, value] of compiled.options) options[option] = value
  const s = parts.newState(compiled.players ?? parts.info.seats.from, options, 1)
  bringDecks(parts, s)
  compiled.set(s, () => carryOut(engine, s))
  for (let seat = 0; seat < s.players; seat++) {
    const found: (readonly [number, number])[] = []
    parts.decks?.refusals(s, seat, found)
    const refused = found.map(([index]) =>
      JSON.stringify([
        parts.decks?.rules[index]?.message,
        parts.info.rules[parts.decks?.rules[index]?.rule ?? -1]?.clauses,
      ]),
    )
    const meant = deckRefusals(game.machine, seat).map(({ message, clauses }) => JSON.stringify([message, clauses]))
    if (JSON.stringify(refused) !== JSON.stringify(meant)) note({ seat, refused, meant })
  }
}

/** The example of the program that a compiled one was made of. */
function meaningOf({ program }: Side, compiled: CompiledExample): TExample | undefined {
  return program.examples.find(
    ({ span, title }) =>
      title === compiled.title && `${span.file.path}:${lineColumn(span.file, span.start).line}` === compiled.place,
  )
}

/** By title, the examples whose meaning and engine part. */
export function partingExamples(side: Side, examples: readonly CompiledExample[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    examples.flatMap((compiled): [string, unknown][] => {
      const example = meaningOf(side, compiled)
      const parting = example === undefined ? 'no such example' : exampleInStep(side, compiled, example)
      return parting === null ? [] : [[compiled.title, parting]]
    }),
  )
}

/** Why a deck is refused: a rule, and what it is about. */
interface DeckRefusal {
  readonly rule: string
  readonly clauses: readonly string[]
  readonly message: string
  readonly about: Single
}

/** Every reason against the deck of a player. Copies of a card are one reason. */
function deckRefusals(m: Machine, seat: number): readonly DeckRefusal[] {
  return m.program.refusals.flatMap(({ name, player, about, cond, message, cites }) => {
    const env = new Env([player], [seat])
    const against = (thing: Single): readonly DeckRefusal[] =>
      cond === null || holds(m, cond, env) ? [{ rule: name, clauses: cites, message, about: thing }] : []
    if (about === null) return against(null)
    return [...new Set(m.means.members(m, about, env))].flatMap((thing) =>
      env.having(about.local, thing, () => against(thing)),
    )
  })
}
