import { type Command, Option } from 'commander'
import { nameAndValue, wholeNumber } from './option-values.ts'

/** Decisions after which a game is cut off, where nothing else is said. */
export const LONGEST = 100_000

/** What every game that is played can be told. */
export function tableOptions(command: Command): Command {
  return command
    .option('--players <number>', 'how many play', wholeNumber(1, 26))
    .option('--option <name=value>', 'a value of an option of the game; may be repeated', nameAndValue, {})
    .option('--deck <seat=file>', 'what a player brings; may be repeated', nameAndValue, {})
    .addOption(listsOption())
    .option('--seed <number>', 'all chance follows from it', wholeNumber(0, 2 ** 32 - 1), 1)
    .option('--max-decisions <number>', 'where a game is cut off', wholeNumber(1, 1_000_000_000), LONGEST)
    .addOption(roundLimitOption())
}

/** Lists by which decks are judged wherever they are read. */
export const listsOption = (): Option =>
  new Option('--lists <file>', 'lists of banned and restricted cards in place of those of the game')

export function roundLimitOption(): Option {
  return new Option(
    '--round-limit <number>',
    'how often a loop may go round without an answer (default: 100000)',
  ).argParser(wholeNumber(1, 1_000_000_000))
}
