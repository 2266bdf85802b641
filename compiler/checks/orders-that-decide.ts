import type { Sayable } from '../../grammar/saying.ts'
import type { Footprint } from '../analyse/footprint.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { narrowsNothing } from '../analyse/idle-duties.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { TFact } from '../program/declarations.ts'
import type { HookRule, Proc } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import {
  audiencesCommute,
  dutiesCommute,
  exceptionsCommute,
  hooksCommute,
  hooksMeet,
  questionsCommute,
  replacementsCommute,
} from './commutes.ts'
import { worded } from '../diagnostics/worded.ts'

/** A sentence of a variant, as far as it is told of. */
export interface OrderedSentence {
  readonly span: Span
  readonly cites: readonly string[]
}

/** One that always stands, or that is laid down for a while. */
interface Heard extends OrderedSentence {
  readonly lasting: Proc | null
}

/** Two sentences whose order decides what comes out, and why. */
export interface OrderThatDecides {
  readonly a: OrderedSentence
  readonly b: OrderedSentence
  readonly told: Sayable
}

/** Of sentences about one thing that are heard one after the other, those of which it is asked and whose order decides. */
type Sequence = (isAsked: (a: Heard, b: Heard) => boolean) => readonly OrderThatDecides[]

function sequence<S extends Heard>(sentences: readonly S[], told: Sayable, commute: (a: S, b: S) => boolean): Sequence {
  return (isAsked) =>
    sentences.flatMap((b, i) =>
      sentences.slice(0, i).flatMap((a) => (isAsked(a, b) && !commute(a, b) ? [{ a, b, told }] : [])),
    )
}

/** Of which two sentences nobody has said which goes first, though it decides; `isOpen`: nobody has. */
export function ordersThatDecide(
  program: Program,
  isOpen: (a: OrderedSentence, b: OrderedSentence) => boolean,
): readonly OrderThatDecides[] {
  const hooks = hooksOf(program)
  const sequences = [...offersAndFacts(program), ...audiences(program), ...hooks.map(({ heard }) => heard)]
  const isStanding = (a: Heard, b: Heard): boolean => a.lasting === null && b.lasting === null
  return [
    ...sequences.flatMap((heard) => heard((a, b) => isStanding(a, b) && isOpen(a, b))),
    ...hooks.flatMap(({ rules }) =>
      laidDown(
        program,
        rules.filter(({ lasting }) => lasting === null),
        sequences,
        isOpen,
      ),
    ),
  ]
}

/** Those that both lay down, at the same moment, what lasts and hangs on which is laid down first. */
function laidDown(
  program: Program,
  rules: readonly HookRule[],
  sequences: readonly Sequence[],
  isOpen: (a: OrderedSentence, b: OrderedSentence) => boolean,
): readonly OrderThatDecides[] {
  const footprints = analysesOf(program).footprints()
  const laying = rules.filter((rule) => footprints.of(rule).laid.length > 0)
  const told = worded('both lay down rules that last, and what comes of them hangs on which are laid down first')
  const isParting = (one: Footprint, other: Footprint): boolean => {
    const isOf = ({ laid }: Footprint, { lasting }: Heard): boolean => lasting !== null && laid.includes(lasting)
    const isOfBoth = (a: Heard, b: Heard): boolean =>
      (isOf(one, a) && isOf(other, b)) || (isOf(one, b) && isOf(other, a))
    return sequences.some((heard) => heard(isOfBoth).length > 0)
  }
  return sequence(
    laying,
    told,
    (a, b) => !hooksMeet(program, a, b) || !isParting(footprints.of(a), footprints.of(b)),
  )(isOpen)
}

function offersAndFacts(program: Program): readonly Sequence[] {
  const duties = program.offers.filter((each) => each.kind === 'must' && !narrowsNothing(each, program.offers))
  const first = worded('where no move does what both say that must be done, the first that is heard decides')
  const exceptions = ({ name, declared, excepts }: Pick<TFact, 'name' | 'declared' | 'excepts'>): Sequence =>
    sequence(
      // Two that set it are told of elsewhere.
      excepts.filter(({ op }) => op !== '='),
      worded('what each makes of `{1}` works on what the other has made of it', name),
      (a, b) => exceptionsCommute({ program }, declared, a, b),
    )
  const facts = [...program.facts.values(), { name: 'viewers', declared: 'viewers', excepts: program.viewers }]
  return [sequence(duties, first, (a, b) => dutiesCommute(program, a, b)), ...facts.map(exceptions)]
}

/** Who alone is told of an event, and who alone of a question. */
function audiences({ events, askedPrivately }: Program): readonly Sequence[] {
  const told = (name: Sayable): Sayable => worded('of those who alone are told of {1} the last that are said are', name)
  const asHeard = <Line extends { readonly span: Span }>(line: Line): Line & Heard => ({
    ...line,
    cites: [],
    lasting: null,
  })
  return [
    sequence(askedPrivately.map(asHeard), told(worded('a question')), questionsCommute),
    ...[...events.values()].map(({ name, audience }) =>
      sequence(audience.map(asHeard), told(`\`${name}\``), audiencesCommute),
    ),
  ]
}

interface Hooks {
  readonly rules: readonly HookRule[]
  readonly heard: Sequence
}

/** What happens around each event, and instead of it. */
function hooksOf(program: Program): readonly Hooks[] {
  const { effects, footprints } = analysesOf(program)
  const around = (event: string, rules: readonly HookRule[], kind: string): Hooks => ({
    rules,
    heard: sequence(
      rules,
      worded('both say what happens {1} `{2}`, and one changes what the other asks for', kind, event),
      (a, b) => hooksCommute({ program, effects: effects(), footprints: footprints() }, a, b),
    ),
  })
  const instead = (event: string, rules: readonly HookRule[]): Hooks => ({
    rules,
    heard: sequence(
      rules,
      worded('of what happens instead of `{1}` the first that fits is carried out', event),
      (a, b) => replacementsCommute(program, a, b),
    ),
  })
  return [...program.events.values()].flatMap(({ name, insteads, befores, afters, whens }) => [
    ...(program.events.has('settle-instead') ? [] : [instead(name, insteads)]),
    around(name, befores, 'before'),
    around(name, afters, 'after'),
    ...(choosesWhatWaits(program) ? [] : [around(name, whens, 'when')]),
  ])
}

/** Whether players say in which order waiting effects are resolved. */
const choosesWhatWaits = ({ procs }: Program): boolean =>
  procs.some(({ body }) => body.some((s) => s.kind === 'choose' && s.domain.local.type.base === 'effect'))
