import { fromKindTable } from '../../kind-table.ts'
import type { Game } from '../../game/model.ts'
import { namesIn } from '../../game/names-in.ts'
import type { Span } from '../../../grammar/source-file.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { Stmt } from '../../../grammar/tree/statements.ts'
import { plainLine } from '../../syntax/plain-line.ts'
import { lastingWords } from '../../syntax/told-words.ts'
import { choosePrompt } from './prompt.ts'

/** What is told in other words than those of the text: who is asked is `you`, and a `let` is told by its value. */
interface Telling {
  readonly game: Game
  readonly words: ReadonlyMap<string, string>
}

type Stmts = readonly Stmt[]
type Of<K extends Stmt['kind']> = Stmt & { readonly kind: K }

/** What a player may do, as a question in the words of the rules: `draw 1?`, `move gift to hand of you and …?`. */
export function mayPrompt(game: Game, who: Expr, body: Stmts): string {
  const words = new Map(who.kind === 'name' ? [[who.name, 'you']] : [])
  return `${sentence({ game, words }, body)}?`
}

/**
 * A line of `choose one of` that begins with a choice, or with what is done to each of several, as it is offered:
 * `choose a red card in row of opponent and take it`. Null for what is told by its event, or as it stands.
 */
export function bulletWords(game: Game, body: Stmts, chooses: Expr | 'chance' | null): string | null {
  const [first, ...rest] = body
  const telling = { game, words: new Map<string, string>() }
  if (first?.kind === 'piece' && rest.length === 0) return bulletWords(game, first.body, chooses)
  if (first?.kind === 'each') {
    const { type, name, in: set } = first.phrase
    const all = `each ${type.text}${set === null ? '' : ` in ${told(telling, set)}`}`
    return sentence({ game, words: new Map(name === null ? [] : [[name.text, all]]) }, first.body)
  }
  if (first?.kind !== 'choose') return null
  const { phrase, as, count, by } = first
  const where = phrase.in === null ? '' : ` in ${told(telling, phrase.in)}`
  const whom = (who: typeof by): string => (who === null || who === 'chance' ? '' : ` by ${told(telling, who)}`)
  const chooser = whom(by) === whom(chooses) ? '' : whom(by)
  const choice = `${choosePrompt(game, phrase, as, count)}${where}${chooser}`
  const name = as?.text ?? phrase.name?.text ?? ''
  // What has a name of more than a letter is called by it in the first half.
  const words = new Map([...name].length === 1 ? [[name, count === null ? 'it' : 'them']] : [])
  return rest.length === 0 ? choice : `${choice} and ${sentence({ game, words }, rest)}`
}

/** The first instruction that does something, and a sign that there are more. */
function sentence(telling: Telling, [first, ...rest]: Stmts): string {
  if (first === undefined) return 'go on'
  if (first.kind === 'let') {
    const value = told(telling, first.value)
    return sentence({ ...telling, words: new Map([...telling.words, [first.name.text, value]]) }, rest)
  }
  if (first.kind === 'onlyIf') return `${sentence(telling, rest)} if ${told(telling, first.cond)}`
  if (first.kind === 'choose') {
    const choice = choosePrompt(telling.game, first.phrase, first.as, first.count)
    return rest.length === 0 ? choice : `${choice} and ${sentence(telling, rest)}`
  }
  return `${instruction(first, telling)}${rest.length === 0 ? '' : ' and …'}`
}

const instruction = fromKindTable<Exclude<Stmt, Of<'let' | 'onlyIf' | 'choose'>>, [telling: Telling], string>({
  call: (s, telling) => called(telling, s),
  may: (s, telling) => `let ${told(telling, s.who)} ${sentence(telling, s.then)}`,
  act: (s, telling) => `let ${told(telling, s.who)} act`,
  whileAct: (s, telling) => `let ${told(telling, s.who)} act`,
  while: (s, telling) => `${sentence(telling, s.body)} while ${told(telling, s.cond)}`,
  repeat: (s, telling) =>
    `${sentence(telling, s.body)} ${s.until === null ? 'again and again' : `until ${told(telling, s.until)}`}`,
  if: (s, telling) =>
    `${sentence(telling, s.then)} if ${told(telling, s.cond)}${s.otherwise.length === 0 ? '' : ', else …'}`,
  each: (s, telling) =>
    `${sentence(telling, s.body)} for each ${told(telling, s.phrase)}${s.sameTime ? ' at the same time' : ''}`,
  chooseOne: (s) => `choose ${s.count === null ? 'one' : 'some'} of several`,
  piece: (s, telling) => sentence(telling, s.body),
  announce: (s, telling) => sentence(telling, s.body),
  later: (s, telling) => `later ${sentence(telling, s.body)}`,
  lasting: (s) => lasting(s),
  changes: (s, telling) => changed(telling, s),
  becomes: (s, telling) => told(telling, s),
  stop: (s, telling) => told(telling, s),
  give: (s, telling) => told(telling, s),
})

/** `be one of callers`, where whoever is asked would come into a set; else as it is written. */
function changed(telling: Telling, s: Of<'changes'>): string {
  if (told(telling, s.value) !== 'you') return told(telling, s)
  return `${s.op === 'gains' ? 'be' : 'no longer be'} one of ${told(telling, s.target)}`
}

/** `draw 1`: whoever is asked does it, unless another is named. */
function called(telling: Telling, { call }: Of<'call'>): string {
  const parts = call.args.flatMap(({ role, value }) => {
    const text = told(telling, value)
    if (role === 'by' && (text === 'you' || value.kind === 'you')) return []
    return [role === 'main' ? text : `${role} ${text}`]
  })
  return [call.event.text, ...parts].join(' ')
}

function lasting({ span }: Of<'lasting'>): string {
  const { until, rules } = lastingWords(span)
  return `${until}: ${rules[0] ?? ''}${rules.length > 1 ? ' and …' : ''}`
}

/** A piece of the text on one line. */
function told({ words }: Telling, node: { readonly span: Span }): string {
  const { file, start, end } = node.span
  let text = ''
  let from = start
  for (const { text: name, span } of inOrder(node)) {
    const word = words.get(name)
    if (word === undefined || span.start < from) continue
    text += file.text.slice(from, span.start) + word
    from = span.end
  }
  return (text + file.text.slice(from, end)).split('\n').map(plainLine).join(' ')
}

const inOrder = (node: object) => [...namesIn(node)].sort((x, y) => x.span.start - y.span.start)
