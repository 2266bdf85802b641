import type { HookRule, Proc } from '../program/ir.ts'
import type { TEvent } from '../program/declarations.ts'
import type { Program } from '../program/program.ts'
import { AT_ONCE, type CallGraphs, callsOfEvent } from './call-graph.ts'
import { reachable } from './components.ts'
import { rowOf } from './operations.ts'
import { statementsIn } from './walk.ts'
import { WorkedText, addTests } from './worked-texts.ts'

/**
 * The words that are asked while it is tried whether an announcement can be completed, by the word for that question
 * (`can x`): a trial carries out all that the event comes to.
 */
export function triedWords(program: Program, calls: CallGraphs): ReadonlyMap<string, ReadonlySet<string>> {
  const next = calls(AT_ONCE)
  const found = new Map<string, ReadonlySet<string>>()
  for (const event of program.events.values()) {
    if (event.proc === null || !textsOf(event.proc).some(announces)) continue
    const starts = callsOfEvent(program, event.name).flatMap(({ reason, proc }) => (AT_ONCE.has(reason) ? [proc] : []))
    found.set(`can ${event.name}`, wordsOf(program, event.proc, reachable(starts, next)))
  }
  return found
}

/** Where cards have texts of their own, that of the event stands in what comes else. */
const announces = ({ body }: Proc): boolean => statementsIn(body).some((s) => s.kind === 'announce')

/** The text of an event, and those that cards have for it. */
const textsOf = (proc: Proc): readonly Proc[] => [
  proc,
  ...statementsIn(proc.body).flatMap((s) => (s.kind === 'proc' ? [s.proc] : [])),
]

/** What the texts ask for, and the rules around the events that they do. */
function wordsOf(program: Program, { name, span }: Proc, procs: ReadonlySet<Proc>): ReadonlySet<string> {
  const text = new WorkedText(program, name, span)
  const events = new Set([name])
  for (const { body } of procs) {
    text.addBlock(body)
    for (const run of statementsIn(body).flatMap((s) => rowOf(s).runs(s)))
      if (run.kind === 'event' || run.kind === 'around') events.add(run.event)
  }
  for (const event of events) for (const rule of rulesAround(program.events.get(event))) addTests(text, rule)
  return new Set(text.words.keys())
}

const rulesAround = (event: TEvent | undefined): readonly HookRule[] =>
  event === undefined ? [] : [...event.insteads, ...event.befores, ...event.afters, ...event.whens]
