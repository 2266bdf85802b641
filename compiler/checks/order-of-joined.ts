import { analysesOf } from '../analyse/analyses.ts'
import { narrowsNothing } from '../analyse/idle-duties.ts'
import { warning } from '../diagnostics/make.ts'
import type { Span } from '../../grammar/source-file.ts'
import { inThatOrder, JoinedVariants } from '../game/joined-variants.ts'
import type { TEvent, TFact } from '../program/declarations.ts'
import type { HookRule, OfferRule } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { exceptionsCommute, hooksCommute, dutiesCommute, replacementsCommute } from './commutes.ts'

/** A sentence of a variant, as far as it is told of. */
interface Sentence {
  readonly span: Span
  readonly cites: readonly string[]
}

/** Sentences about one thing that are heard one after the other, and which two of them come to the same either way. */
interface Sequence<S extends Sentence> {
  readonly sentences: readonly S[]
  readonly commute: (a: S, b: S) => boolean
  readonly told: string
}

/** HR0412: two variants are joined without an order, and what comes out hangs on it. */
export const orderOfJoined: Check = ({ program, resolution }, report) => {
  const { modules } = resolution
  if (!modules.some(({ header }) => header.withs.length > 0)) return
  const variants = new JoinedVariants(modules)
  const told = new Set<string>()
  for (const { a, b, told: what } of partings(
    program,
    (one, other) => variants.between(one.span, other.span).kind === 'open',
  )) {
    const joining = variants.between(a.span, b.span)
    if (joining.kind !== 'open') continue
    const { first, second, at } = joining
    const pair = `${first} ${second}`
    if (told.has(pair)) continue
    told.add(pair)
    report(
      warning(
        'HR0412',
        'the order of `with` decides',
        at ?? b.span,
        `\`${first}\` and \`${second}\`, which are joined here, come out differently in the other order: ${what}`,
        {
          secondary: [
            { span: a.span, text: `\`${first}\` says this` },
            { span: b.span, text: `\`${second}\` says this` },
          ],
          hint: `say which is heard first: \`with ${first} before ${second}\`, or \`with ${second} before ${first}\``,
          clauses: [...new Set([...a.cites, ...b.cites])],
          ...inThatOrder(variants, first, second),
        },
      ),
    )
  }
}

interface Parting {
  readonly a: Sentence
  readonly b: Sentence
  readonly told: string
}

function partings(program: Program, isOpen: (a: Sentence, b: Sentence) => boolean): readonly Parting[] {
  const found: Parting[] = []
  const { effects, footprints } = analysesOf(program)
  const add = <S extends Sentence>({ sentences, commute, told }: Sequence<S>): void => {
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
