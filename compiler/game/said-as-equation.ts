import { nameInText } from '../../grammar/name-in-text.ts'
import { type Span, spanText } from '../../grammar/source-file.ts'
import type { Diagnostic, Fix, SaidAsEquation } from '../diagnostics/diagnostic.ts'
import type { FactSymbol, Game } from './model.ts'

/** What the language works out itself, and a game may make an exception of. */
const VIEWERS = 'viewers'

/** Findings of lines that set a fact of the game as an equation does, with the sentence that does it. */
export function saidAsEquations(found: readonly Diagnostic[], game: Said): readonly Diagnostic[] {
  const { facts } = game
  return found.map(({ equation, inWords, ...one }) => {
    if (equation === undefined)
      return inWords === undefined || one.fix !== undefined ? one : saidInWords(one, inWords, game)
    const fact = facts.get(equation.fact)
    if (fact === undefined && equation.fact !== VIEWERS) return one
    const called = `${equation.fact}${fact?.params.length === 0 ? '' : ' of …'}`
    if (fact?.stored === true) {
      const hint = `instructions change it; another beginning is said by \`replace ${called}: TYPE starts …\``
      return { ...one, hint: `\`${equation.fact}\` is kept, and ${hint}` }
    }
    const hint = `\`${equation.fact}\` is worked out by the rules already; what is otherwise is an exception: \`except ${called} = …\``
    return { ...one, hint, fix: exceptionAt(equation) }
  })
}

const exceptionAt = ({ at, label }: SaidAsEquation): Fix =>
  label === null
    ? { title: 'write `except …`', span: at, replacement: 'except ' }
    : { title: `write \`${label.word}: except …\``, span: label.span, replacement: `${label.word}: except ` }

/** What a line in words is understood by. */
type Said = Pick<Game, 'facts' | 'definitions'>

/** A line about a card of a pack, as one says it: it stays as a remark, and what may be otherwise of the card is begun. */
function saidInWords(one: Diagnostic, span: Span, { facts, definitions }: Said): Diagnostic {
  const said = ` ${spanText(span).toLowerCase()} `
  const card = [...definitions.keys()].find((name) => said.includes(` ${spokenCard(name) ?? name.toLowerCase()} `))
  const fact = [...facts.values()].find(isNumberOfCards)
  if (card === undefined || fact === undefined) return one
  const line = `except ${nameInText(fact.name.text)} of ${nameInText(card)} = `
  const hint = `a rule says what is otherwise of a card, as in \`${line}…\`; what it is in words stays as a remark`
  const fix = { title: `write \`${line}0\``, span, replacement: `-- ${spanText(span)}\n${line}0` }
  return { ...one, hint, fix }
}

const isNumberOfCards = ({ stored, type, params: [of, ...more] }: FactSymbol): boolean =>
  !stored && type.base === 'number' && !type.set && of?.type.base === 'card' && more.length === 0

/** What people say to the letters and signs of a pack. */
const RANKS: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' }
const SUITS: Readonly<Record<string, string>> = { '♣': 'clubs', '♦': 'diamonds', '♠': 'spades', '♥': 'hearts' }

/** `J♦` as people say it; null for what is no card of a pack. */
function spokenCard(name: string): string | null {
  const [rank, suit] = [name.slice(0, -1), SUITS[name.slice(-1)]]
  return suit === undefined ? null : `${RANKS[rank] ?? rank} of ${suit}`
}
