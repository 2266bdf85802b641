import { oneAfterAnother } from '../../compiler/diagnostics/worded.ts'
import { chained, isSaying, type Sayable } from '../../grammar/saying.ts'
import { seatName, type BaseState, type Decision, type Seat } from '../../runtime/engine.ts'
import { arrangedBoard } from '../../runtime/words/arranged-board.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { pickedNow } from '../../runtime/trials/picked-now.ts'
import type { PickedSoFar } from '../../runtime/trials/picked-so-far.ts'
import { withCardAsked } from '../../runtime/words/asked-words.ts'
import { choicesAsShown, readAs } from '../../runtime/words/choices-in-words.ts'
import type { Summaries } from '../output/explanation-text.ts'
import { inBrackets } from '../../runtime/words/reason-words.ts'
import { say, widthOf, type Io } from '../io.ts'
import { boardText, factsOfValues } from './board-text.ts'
import { bareNumbers, chosenAlone, chosenLine, chosenWords, howMany, type ChosenLine } from './chosen-line.ts'
import type { LineReader } from './line-reader.ts'
import { inColumns, lineWords, offeredLines, type OfferedLine } from './offered-lines.ts'
import type { PlaySession } from './session.ts'
import { filled } from './wrapped.ts'
import { whyText, whyUnread } from './why-text.ts'
import { stated } from '../stated.ts'

export type PersonAnswer =
  | ChosenLine
  | { readonly kind: 'undo' }
  | { readonly kind: 'save'; readonly file: string | null }
  | { readonly kind: 'quit' }

const help = chained('\n', [
  stated('  NUMBER or the words of a choice   choose it'),
  stated('  why MOVE, why NUMBER              why a move is or is not allowed'),
  stated('  board, undo, save [FILE], quit    also b, u, s, q'),
])

/** Shows the table to the asked person and reads until there is an answer; the end of the input quits. */
export async function askPerson(
  io: Io,
  reader: LineReader,
  session: PlaySession,
  summaries: Summaries,
): Promise<PersonAnswer> {
  showAll(io, session, summaries)
  for (;;) {
    const line = await reader.next('> ')
    if (line === null) return { kind: 'quit' }
    const answer = readAnswer(io, session, summaries, line.trim())
    if (answer !== null) return answer
  }
}

/** What a line asks for; null when it was dealt with here. */
function readAnswer(io: Io, session: PlaySession, summaries: Summaries, line: string): PersonAnswer | null {
  const [word, ...others] = line.split(/\s+/)
  const rest = others.join(' ')
  if (/^(u|undo)$/i.test(line)) return { kind: 'undo' }
  if (/^(q|quit|exit)$/i.test(line)) return { kind: 'quit' }
  if (/^(s|save)$/i.test(word)) return { kind: 'save', file: rest === '' ? null : rest }
  if (/^(b|board)$/i.test(line) || line === '') showAll(io, session, summaries)
  else if (/^(h|help|\?)$/i.test(line)) say(io, help)
  else if (/^why$/i.test(word)) say(io, whyText(session, summaries, rest))
  else return readChoice(io, session, summaries, line)
  return null
}

function readChoice(io: Io, session: PlaySession, summaries: Summaries, line: string): PersonAnswer | null {
  const { engine, state } = session
  const lines = offeredLines(engine, state, state.asked)
  const offered = [...choicesAsShown(engine, state, state.asked)]
  const isMove = engine.decision(state)?.kind === 'act'
  const said = chosenLine(lines, line) ?? chosenWords(offered, line) ?? (isMove ? chosenAlone(offered, line) : null)
  if (said !== null && !isSaying(said)) return said
  const typing = (how: Sayable): Sayable => stated('{1}; `help` shows what else you can type', how)
  if (said !== null || Number.isFinite(Number(line))) {
    say(io, typing(said ?? howMany(lines)))
    return null
  }
  const told = engine.explain(state, state.asked, line)
  const unread = whyUnread(told)
  say(io, unread === null ? whyText(session, summaries, line) : typing(oneAfterAnother([unread, howMany(lines)])))
  return null
}

function showAll(io: Io, session: PlaySession, summaries: Summaries): void {
  showTable(io, session, session.state.asked)
  showChoices(io, session, summaries)
}

function showTable(io: Io, { engine, state, memory }: PlaySession, seat: Seat): void {
  const seats = Array.from({ length: state.players }, (_, each) => seatName(each))
  const seen = arrangedBoard(engine, state, engine.observe(state, seat, memory))
  const { parts } = engine as Partial<FullEngine<BaseState>>
  say(io, `\n${boardText(seen, seats, widthOf(io), factsOfValues(parts?.facts ?? []))}`)
}

function showChoices(io: Io, session: PlaySession, summaries: Summaries): void {
  const { engine, state } = session
  const decision = engine.decision(state)
  const clauses = decision?.clauses ?? []
  const { parts } = engine as Partial<FullEngine<BaseState>>
  const about = (words: string): string =>
    parts === undefined ? words : withCardAsked(words, parts, state, state.asked)
  const asked =
    decision?.said === undefined
      ? `${about(seatName(state.asked))}: ${decision === null ? 'choose' : questionText(decision)}`
      : about(decision.said)
  say(io, stated('\n{1}{2}', asked, inBrackets(clauses)))
  // What may be done at a moment is asked again and again.
  if (decision?.kind !== 'act')
    for (const clause of clauses) for (const line of inWords(summaries.get(clause) ?? '', widthOf(io))) say(io, line)
  if (decision !== null && isKeptFromPassing(session, decision)) say(io, stated('   passing is not possible now'))
  const lines = offeredLines(engine, state, state.asked)
  for (const line of howToAnswer(session, lines)) say(io, stated('   {1}', line))
  const words = lines.map(lineWords)
  if (bareNumbers(lines) === undefined) for (const row of inColumns(words, widthOf(io))) say(io, row)
  else for (const each of words) say(io, stated('      {1}', each))
}

/** Who is asked may be told by the rules that it passes: that a sentence keeps it from that now is not said by its words. */
const isKeptFromPassing = ({ engine }: PlaySession, { site, optional }: Decision): boolean =>
  !optional && (engine as FullEngine<BaseState>).parts.sites[site - 1]?.binding === true

const inWords = (text: string, width: number): string[] =>
  text === '' ? [] : filled(text.split(' '), { width, head: '   ', between: ' ' })

/** What is asked, and in the middle of what. */
const questionText = ({ kind, prompt, at }: Decision): string =>
  kind === 'act' || at === '' || prompt.endsWith('?') || prompt.split(/[^\p{L}\p{N}-]+/u).includes(at)
    ? prompt
    : `${prompt}, at ${at}`

/** How many are asked for and chosen already; and, until somebody has answered, what can be typed. */
function howToAnswer({ engine, state, undo }: PlaySession, lines: readonly OfferedLine[]): Sayable[] {
  const picked = pickedNow((engine as FullEngine<BaseState>).parts, state)
  const typed = bareNumbers(lines) === undefined ? typedText(lines) : stated('type a number, or words')
  const several =
    picked === null
      ? null
      : severalText(
          picked,
          picked.answers.map((each) => readAs(engine, state, each, state.asked)),
        )
  return [...(several === null ? [] : [several]), ...(undo.length === 0 ? [typed] : [])]
}

function typedText(lines: readonly OfferedLine[]): Sayable {
  const last = lines.at(-1)
  const words = last === undefined ? '' : last.kind === 'one' ? last.words : `${last.before} ${last.to}`
  return stated('type its number, or its words, such as `{1}`', words)
}

function severalText({ atLeast, atMost }: PickedSoFar, chosen: readonly string[]): Sayable {
  const many = atLeast === atMost ? String(atLeast) : stated('{1} to {2}', atLeast, atMost)
  return chosen.length === 0
    ? stated('{1} in all, one after the other; so far none', many)
    : stated('{1} in all, one after the other; so far {2}', many, chosen.join(', '))
}
