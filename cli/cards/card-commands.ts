import { type Command, Option } from 'commander'
import { languageCode, nameAndValue, wholeNumber } from '../arguments/option-values.ts'
import type { Context } from '../context.ts'
import type { ExitCode } from '../exit-code.ts'

/** `cards` and what belongs to it; each is read when it is called for. */
export function addCardCommands(root: Command, context: Context, end: (code: ExitCode) => void): void {
  const cards = root.command('cards').summary('card databases: import them, and ask them')
  cards
    .command('import')
    .argument('<file>', 'JSON, SQLite or CSV that others made')
    .summary('make a card database of it')
    .option('--from <kind>', 'which kind of file it is (default: what it looks like)')
    .option('--language <code>', 'of its names, where it does not say it itself (default: en)', languageCode)
    .option('--onto <file>', 'a card database whose cards get these names in `--language`')
    .requiredOption('-o, --out <file>', 'where to write the card database')
    .action(async (file, options) =>
      end(await (await import('../commands/cards-import.ts')).cardsImport(context, file, options)),
    )
  cards
    .command('write')
    .argument('[names...]', 'cards of the database')
    .summary('rules text for cards of a database, to be given rules')
    .requiredOption('--variant <game>', 'the game or variant: a name or a rules file')
    .option('--cards <file>', 'a card database (default: HOUSERULES_CARDS)')
    .option('--deck <file>', 'all cards of a deck that the rules text does not have')
    .option('--option <name=value>', 'a value of an option of the game; may be repeated', nameAndValue, {})
    .option('-o, --out <file>', 'where to write it (default: the standard output)')
    .action(async (names, options) =>
      end(await (await import('../commands/cards-write.ts')).cardsWrite(context, names, options)),
    )
  askOptions(
    cards
      .command('ask')
      .argument('<query>', 'a fact, adjective or relation of the rules text')
      .argument('[words...]', 'what it is asked of; `_` for each card')
      .summary('ask what the rules work out of cards'),
  )
    .option(
      '--suppose <fact=values>',
      'let a kept fact be as said, values with semicolons between them; may be repeated',
      nameAndValue,
      {},
    )
    .action(async (query, words, options) =>
      end(await (await import('../commands/cards-ask.ts')).cardsAsk(context, query, words, options)),
    )
  askOptions(
    cards
      .command('question', { isDefault: true, hidden: true })
      .argument('<name>')
      .argument('[words...]')
      .allowUnknownOption(),
  ).action(async (name, words, options) =>
    end(await (await import('../commands/cards-ask.ts')).cardsQuestion(context, name, words, options)),
  )
  cards.addHelpText(
    'after',
    '\nGames name questions of their own, such as `cards names` and `cards find`; see cli/cards/README.md.',
  )
}

/** What every question can be told. */
function askOptions(command: Command): Command {
  return command
    .requiredOption('--variant <game>', 'the game or variant: a name or a rules file')
    .option('--cards <file>', 'a card database (default: HOUSERULES_CARDS, or the cards of the rules text alone)')
    .option('--option <name=value>', 'a value of an option of the game; may be repeated', nameAndValue, {})
    .option('--deck <file>', 'ask of each card of a deck')
    .option('--most <number>', 'how many answers to show', wholeNumber(1, 1_000_000), 40)
    .addOption(
      new Option('--format <kind>', 'how to say it; `html` is a page of a deck, to be searched on a phone')
        .choices(['text', 'json', 'html'])
        .default('text'),
    )
}
