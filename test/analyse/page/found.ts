import { analysesOf } from '../../../compiler/analyse/analyses.ts'
import { branchWords } from '../../../compiler/analyse/asking.ts'
import { type Bounds, boundsOf } from '../../../compiler/analyse/bounds.ts'
import { callsOf } from '../../../compiler/analyse/call-graph.ts'
import { heldCards } from '../../../compiler/analyse/held-cards.ts'
import { lowerProgram } from '../../../compiler/lower/lower-program.ts'
import { nonNegative } from '../../../compiler/analyse/non-negative.ts'
import { rowOf } from '../../../compiler/analyse/operations.ts'
import { keyOfRegion } from '../../../compiler/analyse/region.ts'
import { sizeOfSet } from '../../../compiler/analyse/sizes.ts'
import { leftEvents, suspends } from '../../../compiler/analyse/suspension.ts'
import { expressionsIn, statementsIn } from '../../../compiler/analyse/walk.ts'
import { otherTexts, wordTexts } from '../../../compiler/analyse/worked-texts.ts'
import { expressionsOf } from '../../../compiler/analyse/units.ts'
import type { Proc, TExpr, TStmt } from '../../../compiler/program/ir.ts'
import type { Program } from '../../../compiler/program/program.ts'
import type { Span } from '../../../grammar/source-file.ts'

// What each analysis says of a game, in lines: a section for each, and in it a line for each thing it is asked about.

/** The first line of what stands at a place. */
const said = ({ file, start, end }: Span): string => (file.text.slice(start, end).split('\n')[0] ?? '').trim()

const list = (all: Iterable<string>): string => [...new Set(all)].toSorted().join(', ')

const nameOf = ({ kind, name }: Proc): string => `${kind} ${name}`

const boundsText = ({ from, to }: Bounds): string => `${from}..${to}`

/** A line for each, none twice, without those of which nothing is said. */
function lines<T>(all: Iterable<T>, line: (each: T) => string | null): string[] {
  return [...new Set([...all].flatMap((each) => line(each) ?? []))]
}

const ownStatements = ({ procs }: Program): readonly TStmt[] => procs.flatMap(({ body }) => statementsIn(body))

const allExpressions = (program: Program): readonly TExpr[] => [
  ...analysesOf(program)
    .units()
    .flatMap((unit) => expressionsOf(unit)),
  ...program.procs.flatMap(({ body }) => expressionsIn(body)),
]

/** By the name of an analysis, its lines. */
export function foundIn(program: Program): Readonly<Record<string, readonly string[]>> {
  const { procs, events } = program
  return {
    ...ofProcedures(program),
    ...ofStatements(program),
    ...ofExpressions(program),
    'who sees cards that are mixed': (() => {
      const held = heldCards(program, () => lowerProgram(program))
      if (held === null) return ['nobody']
      return [...[...held.facts].map(([fact, how]) => `${fact}: ${how}`), `texts: ${list([...held.texts].map(nameOf))}`]
    })(),
    'lines at the same time': [
      `events: ${list(analysesOf(program).eventsInLines())}`,
      `texts: ${list([...analysesOf(program).textsInLines()].map(nameOf))}`,
      JSON.stringify(analysesOf(program).lineNeeds()),
    ],
    'events that may come to themselves': lines(events.keys(), (event) => {
      const running = analysesOf(program).running()
      const marks = [
        ...(running.comesBack({ event }) ? ['comes back'] : []),
        ...(running.finishesAround(event) ? ['finishes around it'] : []),
        ...(analysesOf(program).refusals().around(event) ? ['refused around it'] : []),
      ]
      return marks.length === 0 ? null : `${event}: ${marks.join(', ')}`
    }),
    'pending effects': [
      analysesOf(program).running().comesBack('resolve') ? 'may come to themselves' : 'come to an end',
    ],
    stretches: [
      (
        analysesOf(program)
          .stretches()
          ?.after.map(({ span }) => said(span)) ?? ['none']
      ).join('; '),
    ],
    'what is left from further in': [list(leftEvents(procs))],
    'what questions whether something may happen try': lines(analysesOf(program).triedWords(), ([key, words]) =>
      words.size === 0 ? null : `${key}: ${list(words)}`,
    ),
  }
}

function ofProcedures(program: Program): Record<string, readonly string[]> {
  const { procs } = program
  const [announcing, looking] = [analysesOf(program).announced(), analysesOf(program).lookingTexts()]
  const texts = analysesOf(program).procTexts()
  const runs = analysesOf(program).runs()
  const long = analysesOf(program).longWays()
  const heavy = analysesOf(program).heavyWays()
  return {
    'what can stop': lines(procs, (proc) => (proc.resumable ? nameOf(proc) : null)),
    'what an announcement tries': lines(procs, (proc) => (announcing.has(proc) ? nameOf(proc) : null)),
    'what finds something out of cards': lines(looking, nameOf),
    'how often procedures run between answers': lines(runs.procs, ([proc, { times, places }]) =>
      times === 1 && places === 1 ? null : `${nameOf(proc)}: ${times} in ${places}`,
    ),
    'how often events do': lines(runs.events, ([event, { times, places }]) => `${event}: ${times} in ${places}`),
    'what texts of procedures ask': lines(texts.values(), textLine),
    'what words ask': lines(wordTexts(program).values(), textLine),
    'what rules ask where they apply': lines(otherTexts(program), textLine),
    'what is counted': [
      `loops: ${list([...long.loops].map(([{ name }, { at }]) => `${name} in ${at}`))}`,
      `words: ${list(long.words.keys())}`,
      `circles: ${list(long.circles.keys())}`,
      `events: ${list(long.events)}`,
      `heavy loops: ${list([...heavy.loops].map(({ name }) => name))}`,
      `heavy events: ${list(heavy.events)}`,
    ],
  }
}

function textLine({
  at,
  loops,
  words,
}: {
  at: string
  loops: readonly { local: { name: string }; size: number; times: number }[]
  words: ReadonlyMap<string, { times: number; places: number }>
}): string | null {
  const told = [
    ...loops.map(({ local, size, times }) => `${local.name} in ${size} × ${times}`),
    ...[...words].map(([word, { times, places }]) => `${word} × ${times} in ${places}`),
  ]
  return told.length === 0 ? null : `${at}: ${told.join(', ')}`
}

function ofStatements(program: Program): Record<string, readonly string[]> {
  const statements = ownStatements(program)
  const effects = analysesOf(program).effects()
  const running = analysesOf(program).running()
  return {
    'what statements run': lines(statements, (s) => {
      const calls = callsOf(program, s)
      return calls.length === 0
        ? null
        : `${said(s.span)}: ${list(calls.map(({ reason, proc }) => `${reason} ${nameOf(proc)}`))}`
    }),
    'what statements write': lines(statements, (s) => {
      const written = effects.writes(s)
      return written.size === 0 ? null : `${said(s.span)}: ${list([...written].map(keyOfRegion))}`
    }),
    'what statements are': lines(statements, (s) => {
      const row = rowOf(s)
      const marks = [
        ...(suspends(program, s) ? ['can stop'] : []),
        ...(running.mayFinish(s) ? ['may finish'] : []),
        ...(row.refuses(s, program) ? ['may be refused'] : []),
        ...(row.asks(s) === 'nobody' ? [] : [`asks ${row.asks(s)}`]),
        ...(row.exits === 'nothing' ? [] : [`ends ${row.exits}`]),
      ]
      return marks.length === 0 ? null : `${said(s.span)}: ${marks.join(', ')}`
    }),
    'what lines that are chosen begin with': lines(analysesOf(program).asking().values(), (s) => {
      const words = branchWords(s)
      return words.length === 0 ? null : `${said(s.span)}: ${words.join(' | ')}`
    }),
  }
}

function ofExpressions(program: Program): Record<string, readonly string[]> {
  const all = allExpressions(program)
  const effects = analysesOf(program).effects()
  const confinement = analysesOf(program).confinement()
  return {
    'what expressions read': lines(all, (x) => {
      const read = effects.reads(x)
      return read.size === 0 ? null : `${said(x.span)}: ${list([...read].map(keyOfRegion))}`
    }),
    'what numbers may be': lines(all, (x) => {
      const bounds = boundsText(boundsOf(program, x))
      return x.type.base === 'number' && !x.type.set ? `${said(x.span)}: ${bounds}` : null
    }),
    'how large sets may be': lines(all, (x) =>
      x.type.set ? `${said(x.span)}: ${sizeOfSet(program, x)}${nonNegative(program, x) ? ', none below 0' : ''}` : null,
    ),
    'where cards that are looked for lie': lines(all, (x) => {
      if (x.kind !== 'query' || x.domain.local.type.base !== 'card') return null
      const zones = confinement.ofTests(x.domain.tests, x.domain.local)
      return `${said(x.span)}: ${zones === null ? 'anywhere' : list(zones)}`
    }),
  }
}
