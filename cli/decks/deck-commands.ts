import { type Command, Option } from 'commander'
import { formatOption } from '../arguments/format-option.ts'
import { languageCode, list, nameAndValue, wholeNumber } from '../arguments/option-values.ts'
import { listsOption, roundLimitOption } from '../arguments/table-options.ts'
import type { Context } from '../context.ts'
import type { ExitCode } from '../exit-code.ts'
import { DECK_FORMATS } from './write-deck.ts'

const DECK_FILES = `
Decks are read as people and programs write them: a line \`4 Bear\` for each card below the names of lists, Arena and MTGO
text, .dec, .ydk and ydke:// links, .cod, .o8d, .dek, and JSON; names in any language that is known.`

/** `deck` and `draft`; each is read when it is called for. */
export function addDeckCommands(root: Command, context: Context, end: (code: ExitCode) => void): void {
  const deck = root.command('deck').summary('work with decks that players bring')
  deck
    .command('check')
    .argument('<game>', 'rules file or name')
    .argument('[files...]', 'decks (default: the default decks of the game)')
    .summary('whether decks may be played, and why not')
    .option('--cards <file>', 'a card database for cards that the rules text does not have (default: HOUSERULES_CARDS)')
    .addOption(listsOption())
    .option('--option <name=value>', 'a value of an option of the game; may be repeated', nameAndValue, {})
    .addOption(formatOption())
    .addHelpText('after', DECK_FILES)
    .action(async (game, files, options) =>
      end(await (await import('../commands/deck.ts')).deckCheck(context, game, files, options)),
    )
  deck
    .command('write')
    .argument('<game>', 'rules file or name')
    .argument('<file>', 'a deck')
    .summary('write a deck as another program reads it')
    .addOption(new Option('--as <format>', 'how').choices(DECK_FORMATS).makeOptionMandatory())
    .option('--language <code>', 'of the names, where a card has one in it', languageCode)
    .option('--cards <file>', 'a card database, for names and numbers (default: HOUSERULES_CARDS)')
    .option('--option <name=value>', 'a value of an option of the game; may be repeated', nameAndValue, {})
    .option('-o, --out <file>', 'where to write it (default: the standard output)')
    .addHelpText('after', DECK_FILES)
    .action(async (game, file, options) =>
      end(await (await import('../commands/deck.ts')).deckWrite(context, game, file, options)),
    )
  root
    .command('draft')
    .argument('<game>', 'rules file or name')
    .summary('make decks by play, as the rules say')
    .option('--seats <who>', 'for each seat person, random, search or search:ITERATIONS; the last one fills up', list, [
      'person',
      'random',
    ])
    .option('--players <number>', 'how many draft', wholeNumber(1, 8))
    .option('--option <name=value>', 'a value of an option of the game; may be repeated', nameAndValue, {})
    .option('--seed <number>', 'all chance follows from it', wholeNumber(0, 2 ** 32 - 1), 1)
    .option('--packs <file>', 'which packs of which sets there are, in place of those of the rules')
    .option('--packs-only', 'deal the packs of that file and show them, without a draft')
    .option('--cards <file>', 'a card database for cards that the rules text does not have (default: HOUSERULES_CARDS)')
    .option('--out <folder>', 'where to write the decks', '.')
    .addOption(new Option('--as <format>', 'how to write the decks').choices(DECK_FORMATS).default('list'))
    .option('--language <code>', 'of the names in them, where a card has one in it', languageCode)
    .addOption(formatOption())
    .option('--max-decisions <number>', 'where a draft is cut off', wholeNumber(1, 100_000_000), 100_000)
    .addOption(roundLimitOption())
    .addHelpText(
      'after',
      "\nEach seat's deck becomes a file SEAT.deck.txt, which `play` and `simulate` take: --deck A=A.deck.txt.\n" +
        'How packs are said: cli/packs/README.md.',
    )
    .action(async (game, options) => end(await (await import('../commands/draft.ts')).draft(context, game, options)))
}
