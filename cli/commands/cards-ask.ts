import { basename } from 'node:path'
import { performance } from 'node:perf_hooks'
import { printable } from '../../compiler/diagnostics/printable.ts'
import { answerWords } from '../../runtime/queries/ask.ts'
import { type OfDeck, askedOfDeck } from '../cards/ask-of-deck.ts'
import { type Askable, askable, cardsMeant } from '../cards/askable.ts'
import { deckPage } from '../cards/deck-page.ts'
import { unreadLines } from '../cards/unread.ts'
import { type QueryAnswer, type Answers, answersTo, reasonsFor } from '../cards/question.ts'
import { type Worded, wordedQuestion } from '../cards/question-words.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { type Io, note, say, sayJson } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface CardsAskOptions {
  readonly variant: string
  readonly cards?: string
  readonly option: Readonly<Record<string, string>>
  readonly deck?: string
  readonly format: 'text' | 'json' | 'html'
  readonly most: number
}

export interface CardsQueryOptions extends CardsAskOptions {
  readonly suppose: Readonly<Record<string, string>>
}

/** Asks any query of a game. */
export async function cardsAsk(
  context: Context,
  query: string,
  words: readonly string[],
  options: CardsQueryOptions,
): Promise<ExitCode> {
  const supposed = new Map(
    Object.entries(options.suppose).map(([fact, value]) => [fact, value.split(';').map((word) => word.trim())]),
  )
  return answer(context, options, () => ({ query, words, parts: new Map(), supposed, why: [] }))
}

/** Asks what a game gives a name of its own, such as `names` or `find`. */
export async function cardsQuestion(
  context: Context,
  name: string,
  rest: readonly string[],
  options: CardsAskOptions,
): Promise<ExitCode> {
  return answer(context, options, ({ game }) => wordedQuestion(context.io.cwd, game, name, rest))
}

async function answer(
  context: Context,
  options: CardsAskOptions,
  wording: (game: Askable) => Worded,
): Promise<ExitCode> {
  const { io } = context
  if (options.format === 'html' && options.deck === undefined)
    throw new UsageError(stated('a page is of a deck: say with --deck which'))
  const started = performance.now()
  const cards = cardsMeant(io, options.cards)
  const game = await askable(context, gameMeant(io.cwd, options.variant), { cards, option: options.option })
  if (game === null) return exitCode.findings
  const loaded = performance.now()
  const asked = wording(game)
  if (options.deck !== undefined) {
    const ofDeck = askedOfDeck(game, asked, { io, file: options.deck, database: cards })
    sayDeck(io, game, { asked, ofDeck, file: options.deck, options })
    sayWhatIsNotThere(io, game)
    return exitCode.fine
  }
  const answers = answersTo(game, asked)
  const took = performance.now() - loaded
  const all = options.format === 'json' ? Number.POSITIVE_INFINITY : options.most
  const { listed, found } = listedAnswers(game, answers, asked.why, all)
  if (options.format === 'json')
    sayJson(io, {
      format: 'houserules-answers/1',
      game: game.parts.info.name,
      query: answers.query.name,
      open: answers.open,
      answers: listed,
    })
  else tell(io, listed, found)
  if (game.foreign.length > 0) note(io, foreignWarning(game))
  sayWhatIsNotThere(io, game)
  note(
    io,
    stated(
      '{1}; asked in {2} ms, loaded in {3} ms',
      counted(game, answers, found),
      took.toFixed(1),
      (loaded - started).toFixed(0),
    ),
  )
  return exitCode.fine
}

interface Listed {
  readonly card?: string
  readonly is?: string
  readonly why?: readonly string[]
}

/** Only those that are shown are put into words. */
function listedAnswers(
  game: Askable,
  answers: Answers,
  why: Worded['why'],
  most: number,
): { readonly listed: readonly Listed[]; readonly found: number } {
  const { parts, state } = game
  const { type } = answers.query
  const words = ({ value }: QueryAnswer): readonly string[] => answerWords(parts, state, value, type)
  const name = (card: number): string => game.index.told(card)
  if (!answers.open) {
    const [only] = answers.answers
    if (only === undefined) return { listed: [], found: 0 }
    if (type.endsWith('definition')) {
      const cards = (typeof only.value === 'object' ? only.value : [only.value as number]).filter((card) => card >= 0)
      return { listed: cards.slice(0, most).map((card) => ({ card: name(card) })), found: cards.length }
    }
    return {
      found: 1,
      listed: [
        { is: words(only).join(', ') || 'none', ...(only.value === true ? reasons(game, answers, only, why) : {}) },
      ],
    }
  }
  const listed = answers.answers.slice(0, most).map((each) => ({
    card: name(each.of ?? 0),
    ...(type === 'truth' ? {} : { is: words(each).join(', ') }),
    ...reasons(game, answers, each, why),
  }))
  return { listed, found: answers.answers.length }
}

function reasons(game: Askable, answers: Answers, each: QueryAnswer, why: Worded['why']): Pick<Listed, 'why'> {
  return why === undefined || why.length === 0 ? {} : { why: reasonsFor(game, answers, each, why) }
}

function tell(io: Io, listed: readonly Listed[], found: number): void {
  for (const { card, is, why } of listed) {
    const because = why === undefined || why.length === 0 ? '' : `  [${why.join('; ')}]`
    say(io, [card, is].filter((word) => word !== undefined).join(': ') + because)
  }
  if (found > listed.length) say(io, stated('… and {1} more; --most {2} shows all', found - listed.length, found))
  else if (listed.length === 0) say(io, stated('no card'))
}

interface SaidDeck {
  readonly asked: Worded
  readonly ofDeck: readonly OfDeck[]
  readonly file: string
  readonly options: CardsAskOptions
}

function sayDeck(io: Io, game: Askable, { asked, ofDeck, file, options }: SaidDeck): void {
  const { name } = game.parts.info
  switch (options.format) {
    case 'json':
      return sayJson(io, { format: 'houserules-answers/1', game: name, query: asked.query, deck: ofDeck })
    case 'html':
      return say(
        io,
        deckPage({
          title: `${basename(file)}, ${name}: ${asked.summary ?? asked.query}`,
          deck: ofDeck,
          notes: whatIsNotThere(game),
        }),
      )
    case 'text':
      return ofDeck.forEach((each) => sayOfDeck(io, each, options.most))
  }
}

/** So many names are told of one card, unless more are asked for. */
const SHOWN_OF_ONE = 8

function sayOfDeck(io: Io, { card, copies, word, answers }: OfDeck, most: number): void {
  const shown = answers.slice(0, Math.min(most, SHOWN_OF_ONE)).map(({ is, why = [] }) => {
    const because = why.length === 0 ? '' : ` [${why.join('; ')}]`
    return `${is}${because}`
  })
  const count = answers.length > 1 ? `${answers.length}: ` : ''
  const rest = answers.length > shown.length ? ', …' : ''
  const about = word === undefined ? '' : ` 「${word}」`
  say(io, printable(`${copies} ${card}${about}: ${count}${shown.join(', ') || 'none'}${rest}`))
}

/** No card can be known again by a name in another language. */
function foreignWarning({ foreign, parts, index, game }: Askable): string {
  return [
    `warning: the names of the database are in ${foreign.join(', ')}, in which no card of the rules text has a name,`,
    `so that a card may stand here twice, as ${index.told(0)} and as the database calls it; add names to the database by`,
    `\`cards import FILE --language ${game.language ?? 'CODE'} --onto DATABASE\`, or say under \`names\` in the`,
    `.cards.json of ${parts.info.name} what the cards of its rules text are called`,
  ].join(' ')
}

/** What the rules cannot say of the database, and what it does not have of the rules, a line each. */
const whatIsNotThere = (game: Askable): string[] => [...unreadLines(game.unread), ...missingLines(game)].map(printable)

export function sayWhatIsNotThere(io: Io, game: Askable): void {
  for (const line of whatIsNotThere(game)) note(io, line)
}

/** A database that has most cards of the rules text may call the others otherwise; one that has few is a list of its own. */
function missingLines({ missing, first, index }: Askable): string[] {
  if (missing.length === 0 || missing.length * 2 > first) return []
  const [shown, more] = [missing.slice(0, 5).map(index.told), missing.length > 5 ? ', …' : '']
  return [`${missing.length} of ${first} cards of the rules text are not in the database: ${shown.join(', ')}${more}`]
}

function counted(game: Askable, answers: Answers, found: number): string {
  const all = game.parts.info.cards.length
  const some = answers.open || answers.query.type.endsWith('definition') ? `${found} of ` : ''
  const from = game.added === 0 ? ' of the rules text' : `, ${game.added} of them from the database`
  return `${some}${all} cards${from}`
}
