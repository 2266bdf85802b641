import { seatName, type Choice, type Seat } from '../../runtime/engine.ts'
import { choicesInWords } from '../../runtime/replay.ts'
import { explanationText } from '../explanation-text.ts'
import { say, type Io } from '../io.ts'
import { boardText } from './board-text.ts'
import type { LineReader } from './line-reader.ts'
import type { Session } from './session.ts'

export type Answer =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'undo' }
  | { readonly kind: 'save'; readonly file: string | null }
  | { readonly kind: 'quit' }

const help = [
  '  NUMBER or the words of a choice   choose it',
  '  why MOVE                          why a move is or is not allowed',
  '  board, undo, save [FILE], quit    also b, u, s, q',
].join('\n')

/** Shows the table to the asked person and reads until there is an answer; the end of the input quits. */
export async function askPerson(io: Io, reader: LineReader, session: Session): Promise<Answer> {
  const seat = session.state.asked
  showTable(io, session, seat)
  showChoices(io, session)
  for (;;) {
    const line = await reader.next('> ')
    if (line === null) return { kind: 'quit' }
    const answer = readAnswer(io, session, line.trim())
    if (answer !== null) return answer
  }
}

/** What a line asks for; null when it was dealt with here. */
function readAnswer(io: Io, session: Session, line: string): Answer | null {
  const [word, ...others] = line.split(/\s+/)
  const rest = others.join(' ')
  if (/^(u|undo)$/i.test(line)) return { kind: 'undo' }
  if (/^(q|quit|exit)$/i.test(line)) return { kind: 'quit' }
  if (/^(s|save)$/i.test(word)) return { kind: 'save', file: rest === '' ? null : rest }
  if (/^(b|board)$/i.test(line) || line === '') showAll(io, session)
  else if (/^(h|help|\?)$/i.test(line)) say(io, help)
  else if (/^why$/i.test(word) && rest !== '') say(io, why(session, rest))
  else return readChoice(io, session, line)
  return null
}

function readChoice(io: Io, session: Session, line: string): Answer | null {
  const offered = [...choicesInWords(session.engine, session.state)]
  const index = /^\d+$/.test(line) ? Number(line) - 1 : offered.findIndex(([words]) => words.toLowerCase() === line.toLowerCase())
  const found = offered[index]
  if (found !== undefined) return { kind: 'choice', choice: found[1] }
  if (/^\d+$/.test(line)) say(io, `choose 1 to ${offered.length}; \`help\` shows what else you can type`)
  else say(io, why(session, line))
  return null
}

function why({ engine, state }: Session, move: string): string {
  return explanationText(engine.explain(state, state.asked, move), seatName(state.asked))
}

function showAll(io: Io, session: Session): void {
  showTable(io, session, session.state.asked)
  showChoices(io, session)
}

function showTable(io: Io, { engine, state }: Session, seat: Seat): void {
  const seats = Array.from({ length: state.players }, (_, each) => seatName(each))
  say(io, `\n${boardText(engine.observe(state, seat), seats)}`)
}

function showChoices(io: Io, { engine, state }: Session): void {
  const decision = engine.decision(state)
  const clauses = decision === null || decision.clauses.length === 0 ? '' : ` [${decision.clauses.join(', ')}]`
  say(io, `\n${seatName(state.asked)}: ${decision?.prompt ?? 'choose'}${clauses}`)
  let number = 0
  for (const words of choicesInWords(engine, state).keys()) say(io, `${String(++number).padStart(4)}  ${words}`)
}
