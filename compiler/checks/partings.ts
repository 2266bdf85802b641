import { analysesOf } from '../analyse/analyses.ts'
import { narrowsNothing } from '../analyse/idle-duties.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { TEvent, TFact } from '../program/declarations.ts'
import type { HookRule, OfferRule } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { exceptionsCommute, hooksCommute, dutiesCommute, replacementsCommute } from './commutes.ts'

/** A sentence of a variant, as far as it is told of. */
export interface OrderedSentence {
  readonly span: Span
  readonly cites: readonly string[]
}

/** Sentences about one thing that are heard one after the other, and which two of them come to the same either way. */
interface Sequence<S extends OrderedSentence> {
  readonly sentences: readonly S[]
  readonly commute: (a: S, b: S) => boolean
  readonly told: string
}

/** Two sentences whose order decides what comes out, and why. */
export interface Parting {
  readonly a: OrderedSentence
  readonly b: OrderedSentence
  readonly told: string
}

/** Of which two sentences nobody has said which goes first, though it decides; `isOpen`: nobody has. */
export function partings(
  program: Program,
  isOpen: (a: OrderedSentence, b: OrderedSentence) => boolean,
): readonly Parting[] {
  const found: Parting[] = []
  const { effects, footprints } = analysesOf(program)
  const add = <S extends OrderedSentence>({ sentences, commute, told }: Sequence<S>): void => {
    for (const [i, b] of sentences.entries())
      for (const a of sentences.slice(0, i)) if (isOpen(a, b) && !commute(a, b)) found.push({ a, b, told })
  }
  add(duties(program))
  for (const fact of program.facts.values()) add(exceptions(program, fact))
  const hooks = (event: TEvent, rules: readonly HookRule[], kind: string): void =>
    add({
      sentences: rules.filter(({ lasting }) => lasting === null),
      commute: (a, b) => hooksCommute({ program, effects: effects(), footprints: footprints() }, a, b),
      told: `both say what happens ${kind} \`${event.name}\`, and one changes what the other asks for`,
    })
  for (const event of program.events.values()) {
    add(replacements(program, event))
    hooks(event, event.befores, 'before')
    hooks(event, event.afters, 'after')
    if (!choosesWhatWaits(program)) hooks(event, event.whens, 'when')
  }
  return found
}

const duties = (program: Program): Sequence<OfferRule> => ({
  sentences: program.offers.filter(
    (each) => each.kind === 'must' && each.lasting === null && !narrowsNothing(each, program.offers),
  ),
  commute: (a, b) => dutiesCommute(program, a, b),
  told: 'where no move does what both say that must be done, the first that is heard decides',
})

const exceptions = (program: Program, fact: TFact): Sequence<TFact['excepts'][number]> => ({
  // Two that set it are told of elsewhere.
  sentences: fact.excepts.filter(({ lasting, op }) => lasting === null && op !== '='),
  commute: (a, b) => exceptionsCommute({ program }, fact.declared, a, b),
  told: `what each makes of \`${fact.name}\` works on what the other has made of it`,
})

const replacements = (program: Program, { name, insteads }: TEvent): Sequence<HookRule> => ({
  sentences: program.events.has('settle-instead') ? [] : insteads.filter(({ lasting }) => lasting === null),
  commute: (a, b) => replacementsCommute(program, a, b),
  told: `of what happens instead of \`${name}\` the first that fits is carried out`,
})

/** Whether players say in which order waiting effects are resolved. */
const choosesWhatWaits = ({ procs }: Program): boolean =>
  procs.some(({ body }) => body.some((s) => s.kind === 'choose' && s.domain.local.type.base === 'effect'))
