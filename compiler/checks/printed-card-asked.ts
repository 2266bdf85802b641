import { printedVersion } from '../game/printed-version.ts'
import { warning } from '../diagnostics/make.ts'
import { nameInText } from '../../grammar/name-in-text.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { exprsOf, partsOf, statementsIn } from '../analyse/walk.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { worded } from '../diagnostics/worded.ts'

interface Asked {
  /** What is asked of the card, in words: `strength of c = …`, `c is wild`. */
  readonly question: string
  readonly card: string
  readonly span: Span
  /** What is said of cards on the table alone. */
  readonly apart: Span
}

/**
 * HR0523: a card that is named is the printed one. What is excepted for cards on the table does not hold for it, nor
 * what texts and rules for a while say of them, which nobody sees who takes the name for the card that lies there.
 */
export const printedCardAsked: Check = ({ program }, report) => {
  for (const { question, card, span, apart } of askedOfNamed(program)) {
    const printed = `some definition d where d = ${card} and …`
    const lying = `some card c in … where definition of c = ${card} and ${question}`
    report(
      warning(
        'HR0523',
        worded('a printed card is asked'),
        span,
        worded('`{1}` is the printed card, to which no exception applies', card),
        {
          secondary: [{ span: apart, text: worded('this holds for cards on the table') }],
          hint: worded('ask the card where it lies, as in `{1}`; if the printed card is meant, `{2}`', lying, printed),
        },
      ),
    )
  }
}

function askedOfNamed(program: Program): readonly Asked[] {
  const found = new Map<string, Asked>()
  const expressions = analysesOf(program).expressions()
  for (const x of [...expressions.of('derived'), ...expressions.of('adjective')]) {
    const asked = askedOf(program, x)
    if (asked !== null) found.set(`${asked.span.file.path} ${asked.span.start}`, asked)
  }
  return [...found.values()]
}

type OfWord = TExpr & { readonly kind: 'derived' | 'adjective' }

function askedOf(program: Program, x: OfWord): Asked | null {
  const word = wordOf(program, x)
  const of = x.kind === 'derived' ? x.args[0] : x.of
  if (word === null || of?.kind !== 'definition') return null
  const apart = saidApart(program, word, new Set())
  if (apart === null) return null
  const question = x.kind === 'adjective' ? `c is ${word}` : `${word} of c = …`
  return { question, card: nameInText(of.name), span: x.span, apart }
}

/** The fact or adjective that is asked of something printed. */
function wordOf(program: Program, x: TExpr): string | null {
  const word =
    x.kind === 'derived'
      ? program.facts.get(x.fact)
      : x.kind === 'adjective'
        ? program.adjectives.get(x.name)
        : undefined
  return word === undefined || word.name === word.declared ? null : word.declared
}

/** Where something is said of cards on the table that is not said of a printed one, by the word or by what it asks. */
function saidApart(program: Program, word: string, seen: Set<string>): Span | null {
  if (seen.has(word)) return null
  seen.add(word)
  const own =
    program.facts.get(word)?.excepts[0] ??
    program.adjectives.get(word)?.sentences.find((s) => s.lasting !== null || s.selfDomain !== null)
  if (own !== undefined) return own.span
  for (const x of partsWithin(expressionsBehind(program, printedVersion(word)))) {
    const next = wordOf(program, x)
    const found = next === null ? null : saidApart(program, next, seen)
    if (found !== null) return found
  }
  return null
}

/** What a word is worked out of. */
function expressionsBehind(program: Program, key: string): readonly TExpr[] {
  const fact = program.facts.get(key)
  const said = program.adjectives.get(key)?.sentences.flatMap(({ tests }) => tests) ?? []
  return [...said, ...(fact?.value == null ? [] : [fact.value]), ...statementsIn(fact?.body ?? []).flatMap(exprsOf)]
}

const partsWithin = (of: readonly TExpr[]): readonly TExpr[] => of.flatMap((x) => [x, ...partsWithin(partsOf(x))])
