import { type Command, CommanderError, Option } from 'commander'
import { join, resolve } from 'node:path'
import { inspect } from 'node:util'
import packageJson from '../package.json' with { type: 'json' }
import { printable } from '../compiler/diagnostics/printable.ts'
import { LANGUAGE } from '../grammar/language-version.ts'
import { Standstill } from '../runtime/records/game-fault.ts'
import { isRoundLimitError } from '../runtime/rounds/round-limit-error.ts'
import { isRulesLimitError } from '../runtime/rounds/rules-limit-error.ts'
import type { Context } from './context.ts'
import { addDiffCommands } from './diff/diff-commands.ts'
import { exitCode, type ExitCode } from './exit-code.ts'
import { Interrupted } from './interrupted.ts'
import { note, say, spoken } from './io.ts'
import { stated } from './stated.ts'
import { withoutGame } from './arguments/game-meant.ts'
import { list, wholeNumber } from './arguments/option-values.ts'
import { languageStated } from './files/language-stated.ts'
import { readTextIfThere } from './files/read-text.ts'
import { removeTemporaryFolders } from './files/temporary-folder.ts'
import { UsageError } from './usage-error.ts'
import { addEnvCommand } from './env/env-command.ts'
import { addCardCommands } from './cards/card-commands.ts'
import { PAPERS } from './book/book-style.ts'
import { languageAsked, languageMeant, languageOf, OF_NAMES, unspokenLanguage } from './arguments/language-meant.ts'
import { addDeckCommands } from './decks/deck-commands.ts'
import { addMeasuringCommands } from './simulate/measuring-commands.ts'
import { roundLimitOption, tableOptions } from './arguments/table-options.ts'
import { SpokenCommand } from './arguments/spoken-command.ts'
import { formatOption } from './arguments/format-option.ts'

/** Whether an error, or what caused it, is that the rules come to more than an engine carries. */
function comesOfLimit(error: unknown): error is Error {
  return isRulesLimitError(error) || (error instanceof Error && comesOfLimit(error.cause))
}

/** Runs one command line; returns what the process should end with. */
export async function run(argv: readonly string[], outside: Context): Promise<ExitCode> {
  let { io } = outside
  let ended: ExitCode = exitCode.fine
  try {
    // Until it is known, what is wrong with the asking is said as the environment has it.
    io = { ...io, language: languageOf(io.env) }
    io = { ...io, language: languageAsked(argv, io.env) }
    const unspoken = argv.some((word) => /^--language(=|$)/.test(word)) ? null : unspokenLanguage(io.env)
    if (unspoken !== null) note(io, unspoken)
    await program({ ...outside, io }, (code) => {
      ended = code
    }).parseAsync([...argv], { from: 'user' })
    return ended
  } catch (error) {
    if (error instanceof CommanderError) {
      const meant = error.code === 'commander.unknownCommand' ? INSTEAD.get(argv[0] ?? '') : undefined
      if (meant !== undefined) note(io, meant)
      if (error.code === 'commander.missingArgument' && error.message.endsWith("'game'"))
        note(io, withoutGame(io.cwd, commandIn(argv)))
      return error.exitCode === 0 ? exitCode.fine : exitCode.usage
    }
    if (comesOfLimit(error)) {
      note(io, stated('error: the rules come to more than an engine carries: {1}', error.message))
      return exitCode.findings
    }
    if (error instanceof Standstill || isRoundLimitError(error)) {
      note(io, stated('error: the rules come to no end: {1}', error.message))
      return exitCode.findings
    }
    if (error instanceof Interrupted) return exitCode.interrupted
    if (error instanceof UsageError) {
      note(io, stated('error: {1}', printable(spoken(io, error.words))))
      return exitCode.usage
    }
    note(
      io,
      stated(
        'This is a fault of houserules, not of yours; please report it with the rules file and this text:\n{1}',
        faultText(error),
      ),
    )
    return exitCode.fault
  } finally {
    removeTemporaryFolders()
  }
}

/** The words before what a command is given. */
function commandIn(argv: readonly string[]): string {
  const first = argv.findIndex((word) => word.startsWith('-'))
  return argv.slice(0, first < 0 ? argv.length : first).join(' ')
}

/** What people type who know it from elsewhere, and what does it here. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  [
    'watch',
    '`play GAME --seats search --pace 800` shows how bots play it; `build --watch` builds again at every change',
  ],
  ['run', '`play GAME` plays it here, `studio GAME` in the browser'],
  ['edit', '`studio GAME` opens it in the browser'],
  ['init', '`new project NAME` begins a folder, `new game NAME --like KIND` a game'],
  ['lint', '`check` finds mistakes, `format` lays out'],
])

function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause =
    error.cause instanceof Error ? error.cause.stack : error.cause === undefined ? undefined : inspect(error.cause)
  const what = `houserules ${packageJson.version}, node ${process.version}\n${error.stack ?? error.message}`
  return cause === undefined ? what : `${what}\ncaused by ${cause}`
}

function program(outside: Context, end: (code: ExitCode) => void): Command {
  const includes: string[] = []
  const io = { ...outside.io, includes }
  const context = { ...outside, io }
  const allow = (folder: string): void => {
    includes.push(resolve(io.cwd, folder))
  }
  const root = new SpokenCommand('houserules', io.language ?? 'en')
    .description('Card games and house rules as text: checked, compiled, played and measured.')
    .version(packageJson.version)
    .option('--allow-include <folder>', 'rules may take in files from there too; may be repeated', allow)
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({ writeOut: (text) => say(io, text.trimEnd()), writeErr: (text) => note(io, text.trimEnd()) })
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  houserules play Hearts                          play it here, against bots\n' +
        '  houserules studio Hearts                        read, change and play it in the browser\n' +
        '  houserules host Hearts                          play it with friends on the same network\n' +
        '  houserules new variant OurTable --of Hearts     begin a house rule\n' +
        '  houserules new game LastCard --like shedding    begin a game\n' +
        '  houserules check our-table.rules                what is wrong with it\n' +
        '\nExit codes: 0 fine, 1 findings, 2 wrong use or unreadable input, 3 a fault of houserules.',
    )
  root.hook('preAction', () => void languageStated(readTextIfThere(join(io.cwd, 'package.json'))))
  // In the order in which somebody needs them who begins.
  addPlayingCommands(root, context, end)
  addHostCommand(root, context, end)
  addNewCommands(root, context, end)
  addWritingCommands(root, context, end)
  addMeasuringCommands(root, context, end)
  addDeckCommands(root, context, end)
  addCardCommands(root, context, end)
  addBuildingCommands(root, context, end)
  addEnvCommand(root, context, end)
  const option = ['--language <code>', 'of what people are told: en or ja (default: of the system)'] as const
  for (const command of commandsBelow(root)) command.option(...option, languageMeant)
  return root
}

const commandsBelow = ({ commands }: Command): readonly Command[] =>
  commands
    .filter((each) => !OF_NAMES.includes(each.name()))
    .flatMap((each) => (each.commands.length === 0 ? [each] : commandsBelow(each)))

type End = (code: ExitCode) => void

function addNewCommands(root: Command, context: Context, end: End): void {
  const made = root.command('new').summary('begin a project, a game or a variant')
  made
    .command('project')
    .argument('<name>', 'of its folder, such as our-games')
    .summary('a folder with a game, a program and tests')
    .option('--like <kind>', likeWhat, 'shedding')
    .action(async (name, options) =>
      end(await (await import('./new/new-project.ts')).newProject(context, name, options)),
    )
  made
    .command('game')
    .argument('[name]', 'such as LastCard')
    .summary('a small game of a kind, which plays, to be changed')
    .option('--like <kind>', likeWhat)
    .option('--out <file>', 'where to write it')
    .action(async (name, options) => end(await (await import('./new/new-game.ts')).newGame(context, name, options)))
  const variantCommands = [
    made.command('variant').summary('a variant of a game, ready to edit'),
    // As it was called when there was nothing else to begin.
    made.command('of', { isDefault: true, hidden: true }),
  ]
  for (const command of variantCommands)
    command
      .argument('[name]', 'such as OurTable')
      .option('--of <game>', 'the game or variant it changes: a name or a rules file')
      .option('--out <file>', 'where to write it')
      .action(async (name: string | undefined, options: object) =>
        end(await (await import('./new/new-variant.ts')).newVariant(context, name, options)),
      )
}

/** The texts are in `templates/games`; the names are listed there when one is not found. */
const likeWhat = 'shedding, tricks, climbing, betting, rummy or deck-building'

function addWritingCommands(root: Command, context: Context, end: End): void {
  root
    .command('words')
    .argument('[game]', 'rules file or name')
    .summary('what a game is called in another language: a file of words beside its rules')
    .addOption(new Option('--language <code>', 'of the words').argParser(languageMeant).default('ja'))
    .option('--write', 'write it there, with room for what has no word yet', false)
    .action(async (game, options) => end(await (await import('./commands/words.ts')).gameWords(context, game, options)))
  root
    .command('check')
    .argument('[paths...]', 'rules files, folders or names of games (default: rules)')
    .summary('find mistakes')
    .addOption(new Option('--format <kind>', 'how to say them').choices(['text', 'json', 'github']).default('text'))
    .option('--strict', 'warnings count as findings', false)
    .option('--against <revision>', 'hold the version numbers of package.json against what changed since')
    .action(async (paths, options) => end(await (await import('./commands/check.ts')).check(context, paths, options)))
  root
    .command('format')
    .argument('[paths...]', 'rules files or folders, - for standard input (default: rules)')
    .summary('lay rules files out')
    .option('--check', 'write nothing, only say what is not formatted', false)
    .option('--from <version>', 'of the language; says it in the words of today', wholeNumber(1, LANGUAGE))
    .addOption(new Option('--as <language>', 'say the texts in English or in Japanese').choices(['en', 'ja']))
    .action(async (paths, options) => end(await (await import('./commands/format.ts')).format(context, paths, options)))
  root
    .command('test')
    .argument('[paths...]', 'rules files, folders or names of games (default: rules)')
    .summary('run the examples')
    .addOption(formatOption())
    .option('--only <text>', 'examples whose title contains this')
    .addOption(roundLimitOption())
    .option('--trace', 'tell of every example what happened in it')
    .option('--no-trace', 'of none (default: of those that fail)')
    .option('--mend', 'show how to write examples that fail only because somebody is, or is no longer, asked')
    .option('--from <old>', 'with --mend: the rules before, a revision as in git, revision:path, or a rules file')
    .option('--write', 'with --mend: write them')
    .option(
      '--within <seconds>',
      'with --mend: of processor time, for each example (default: 5)',
      wholeNumber(1, 86_400),
    )
    .addHelpText('after', '\nExample:\n  houserules test Hearts --mend --from HEAD~1')
    .action(async (paths, options) =>
      end(
        await (options.mend === true
          ? (await import('./commands/mend.ts')).mendExamples(context, paths, options)
          : (await import('./commands/test.ts')).test(context, paths, options)),
      ),
    )
  addDiffCommands(root, context, end)
  root
    .command('coverage')
    .argument('<game>', 'rules file or name')
    .summary('clauses without rules, rules that apply in no example')
    .addOption(formatOption())
    .option('--write <file>', 'propose examples for these in a new file')
    .option('--within <seconds>', 'of processor time, for each that is proposed', wholeNumber(1, 86_400), 10)
    .option('--seed <number>', 'of the search for them', wholeNumber(0, 2 ** 32 - 1), 1)
    .addOption(roundLimitOption())
    .action(async (game, options) =>
      end(await (await import('./commands/coverage.ts')).coverage(context, game, options)),
    )
  root
    .command('show')
    .argument('<game>', 'rules file or name')
    .argument('<rule>', 'name of a rule, or a clause')
    .summary('the smallest position in which a rule applies, as an example')
    .option('--within <seconds>', 'of processor time, for each rule', wholeNumber(1, 86_400), 10)
    .option('--seed <number>', 'of the search', wholeNumber(0, 2 ** 32 - 1), 1)
    .addOption(roundLimitOption())
    .action(async (game, rule, options) =>
      end(await (await import('./commands/show.ts')).show(context, game, rule, options)),
    )
  root
    .command('book')
    .argument('<game>', 'rules file or name')
    .summary('the rulebook of a game or house rule, its examples drawn')
    .addOption(
      new Option('--format <kind>', 'of the file').choices(['html', 'md', 'pdf'] as const).default('html' as const),
    )
    .addOption(new Option('--paper <size>', 'that it is printed on').choices(PAPERS).default('A4' as const))
    .option('--changes', 'of a house rule: only what differs', false)
    .option('--examples <number>', 'under each clause, at most', wholeNumber(0, 10_000), 3)
    .option('--out <file>', 'where to write it (default: GAME.book.html, .md or .pdf)')
    .action(async (game, options) => end(await (await import('./commands/book.ts')).book(context, game, options)))
  root
    .command('explain')
    .argument('<game>', 'rules file, name, the code of a finding, or what you want to say')
    .argument('[topic]', 'name of a rule, or a clause (default: all there are)')
    .summary('explain a rule, a clause, a move, a finding, or how something is said')
    .option('--save <file>', 'a saved game')
    .option('--move <words>', 'a move in it, allowed or not')
    .option('--seat <seat>', 'whose move (default: who is asked)')
    .addOption(roundLimitOption())
    .action(async (game, topic, options) =>
      end(await (await import('./commands/explain.ts')).explain(context, game, topic, options)),
    )
}

function addBuildingCommands(root: Command, context: Context, end: End): void {
  root
    .command('start')
    .summary('build everything, run all examples, play one game')
    .option('--game <name>', 'the game to play (default: the one with the most rules)')
    .option('--seed <number>', 'of that game', wholeNumber(0, 2 ** 32 - 1), 1)
    .option('--seats <bots>', 'who plays', list, ['random'])
    .action(async (options) => end(await (await import('./commands/start.ts')).start(context, options)))
  root
    .command('build')
    .argument('[paths...]', 'rules files, folders or names of games (default: what package.json lists, or rules)')
    .summary('compile games into TypeScript')
    .option('--out <folder>', 'where to write them', 'generated')
    .option('--check', 'write nothing, only say what is stale', false)
    .option('--watch', 'build again whenever a file changes', false)
    .addOption(
      new Option('--print <stage>', 'print a representation instead').choices([
        'tokens',
        'ast',
        'game',
        'ir',
        'flow',
        'module',
      ]),
    )
    .option('--passes <names>', 'with `--print flow`: run these passes only, or `none`', list)
    .action(async (paths, options) => end(await (await import('./commands/build.ts')).build(context, paths, options)))
  root
    .command('lsp')
    .summary('help editors with rules, over the standard streams (language server protocol)')
    .option('--stdio', 'the only way there is; editors say it')
    .action(async () => end(await (await import('./commands/lsp.ts')).lsp(context)))
}

function addPlayingCommands(root: Command, context: Context, end: End): void {
  tableOptions(root.command('play').argument('[game]', 'rules file or name').summary('play in the terminal'))
    .option('--seats <who>', 'for each seat person, random, search or search:ITERATIONS; the last one fills up', list, [
      'person',
      'search',
    ])
    .addOption(
      new Option('--from <title>', 'begin in the position of a worked example').conflicts([
        'players',
        'option',
        'deck',
        'resume',
        'save',
        'record',
        'replay',
      ]),
    )
    .option('--resume <file>', 'go on with a saved game')
    .option('--take-back', 'with `--resume`: only as far as changed rules go on with it', false)
    .option('--saved-under <version>', 'with `--resume`: the rules it was saved by, as HEAD~1, revision:path or a file')
    .option('--save <file>', 'where `save` writes')
    .option('--record <file>', 'write a record of the game')
    .option('--replay <file>', 'show a recorded game')
    .option('--pace <milliseconds>', 'a pause before each answer of a bot', wholeNumber(0, 60_000), 0)
    .addHelpText(
      'after',
      '\nExamples:\n  houserules play Hearts\n  houserules play rules/hearts/omnibus.rules --seats person,person,random',
    )
    .action(async (game, options) => end(await (await import('./commands/play.ts')).play(context, game, options)))
  root
    .command('studio')
    .argument('<game>', 'rules file or name')
    .summary('write and play in the browser, on files of this disk')
    .option(
      '--port <number>',
      'where it is served; 0 for any that is free (default: 4732, or any other where that is taken)',
      wholeNumber(0, 65_535),
    )
    .action(async (game, options) => end(await (await import('./commands/studio.ts')).studio(context, game, options)))
}

function addHostCommand(root: Command, context: Context, end: End): void {
  root
    .command('host')
    .argument('[games...]', 'games, house rules or files that tables may choose (default: all that are known)')
    .summary('friends at one table, each on the own phone, on the same network')
    .option('--port <number>', 'where it is served; 0 for any that is free', wholeNumber(0, 65_535), 4733)
    .option('--host <address>', 'what it listens to; 127.0.0.1 for this machine alone', '0.0.0.0')
    .option('--store <file>', 'keep tables in a SQLite file, and go on with those in it')
    .option('--patience <seconds>', 'answer for a seat that takes longer (default: wait)', wholeNumber(1, 86_400))
    .option('--behind-proxy', 'take the address of a guest from X-Forwarded-For', false)
    .addOption(new Option('--bot-pause <milliseconds>').argParser(wholeNumber(0, 60_000)).default(900).hideHelp())
    .addHelpText(
      'after',
      '\nExamples:\n  houserules host Daifugo\n  houserules host Hearts our-rule.rules --store evening.db',
    )
    .action(async (games, options) => end(await (await import('./commands/host.ts')).host(context, games, options)))
}
