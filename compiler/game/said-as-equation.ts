import { nameInText } from '../../grammar/name-in-text.ts'
import { type Span, spanText } from '../../grammar/source-file.ts'
import type { Diagnostic, Repairing, SaidAsEquation } from '../diagnostics/diagnostic.ts'
import type { RulesHost } from './load.ts'
import type { FactSymbol, Game } from './model.ts'
import { wordsInFile, wordsPath } from './words-file.ts'
import { retold } from '../diagnostics/make.ts'
import { worded } from '../diagnostics/worded.ts'

/** What the language works out itself, and a game may make an exception of. */
const VIEWERS = 'viewers'

/** Findings of lines that set a fact of the game as an equation does, with the sentence that does it. */
export function saidAsEquations(
  found: readonly Diagnostic[],
  game: Said,
  host: Pick<RulesHost, 'read'>,
): readonly Diagnostic[] {
  const { facts } = game
  return found.map(({ equation, inWords, ...one }) => {
    if (equation === undefined)
      return inWords === undefined || one.fix !== undefined ? one : saidInWords(one, inWords, game, host)
    const fact = facts.get(equation.fact)
    if (fact === undefined && equation.fact !== VIEWERS) return one
    const called = `${equation.fact}${fact?.params.length === 0 ? '' : ' of …'}`
    if (fact?.stored === true) {
      return retold(one, {
        hint: worded(
          '`{1}` is kept, and instructions change it; another beginning is said by `replace {2}: TYPE starts …`',
          equation.fact,
          called,
        ),
      })
    }
    return retold(one, {
      hint: worded(
        '`{1}` is worked out by the rules already; what is otherwise is an exception: `except {2} = …`',
        equation.fact,
        called,
      ),
      fix: exceptionAt(equation),
    })
  })
}

const exceptionAt = ({ at, label }: SaidAsEquation): Repairing =>
  label === null
    ? { title: worded('write `except …`'), span: at, replacement: 'except ' }
    : { title: worded('write `{1}: except …`', label.word), span: label.span, replacement: `${label.word}: except ` }

/** What a line in words is understood by. */
type Said = Pick<Game, 'facts' | 'definitions'>

/**
 * A line about a card as one says it, by its name or by the words that lie beside the pack: it stays as a remark, and what
 * may be otherwise of the card is begun.
 */
function saidInWords(
  one: Diagnostic,
  span: Span,
  { facts, definitions }: Said,
  { read }: Pick<RulesHost, 'read'>,
): Diagnostic {
  const packs = new Map<string, Readonly<Record<string, string>>>()
  const spokenOf = (name: string, pack: string): string => {
    const words = packs.get(pack) ?? wordsInFile(read(wordsPath(pack, 'en')))
    packs.set(pack, words)
    return (words[name] ?? name).toLowerCase()
  }
  const said = ` ${spanText(span).toLowerCase()} `
  const card = [...definitions].find(([name, { decl }]) =>
    said.includes(` ${spokenOf(name, decl.span.file.path)} `),
  )?.[0]
  const fact = [...facts.values()].find(isNumberOfCards)
  if (card === undefined || fact === undefined) return one
  const line = `except ${nameInText(fact.name.text)} of ${nameInText(card)} = `
  const hint = worded(
    'a rule says what is otherwise of a card, as in `{1}…`; what it is in words stays as a remark',
    line,
  )
  const fix = { title: worded('write `{1}0`', line), span, replacement: `-- ${spanText(span)}\n${line}0` }
  return retold(one, { hint, fix })
}

const isNumberOfCards = ({ stored, type, params: [of, ...more] }: FactSymbol): boolean =>
  !stored && type.base === 'number' && !type.set && of?.type.base === 'card' && more.length === 0
