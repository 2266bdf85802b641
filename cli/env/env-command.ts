import { type Command, Option } from 'commander'
import { nameAndValue, wholeNumber } from '../arguments/option-values.ts'
import { listsOption } from '../arguments/table-options.ts'
import type { Context } from '../context.ts'
import type { ExitCode } from '../exit-code.ts'

/** `env`, which is read when it is called for. */
export function addEnvCommand(root: Command, context: Context, end: (code: ExitCode) => void): void {
  root
    .command('env')
    .argument('<game>', 'rules file or name')
    .summary('serve tables to a program that learns, over the standard streams')
    .option('--json', 'a line of JSON for each command and each answer; so it is without `--binary`')
    .addOption(new Option('--binary', 'frames of bytes, for many tables in one call').conflicts('json'))
    .option('--players <number>', 'how many play', wholeNumber(1, 26))
    .option('--option <name=value>', 'a value of an option of the game; may be repeated', nameAndValue, {})
    .option('--deck <seat=file>', 'what a player brings; may be repeated', nameAndValue, {})
    .addOption(listsOption())
    .addOption(
      new Option('--chance <how>', 'drawn from the seed, or a player like others')
        .choices(['sampled', 'explicit'])
        .default('sampled'),
    )
    .addOption(
      new Option('--returns <what>', 'what a game is worth: results, or shares of the win')
        .choices(['results', 'shares'])
        .default('results'),
    )
    .option('--max-decisions <number>', 'where a game is cut off', wholeNumber(1, 1_000_000_000), 100_000)
    .option(
      '--round-limit <number>',
      'how often a loop may go round without an answer (default: 100000)',
      wholeNumber(1, 1_000_000_000),
    )
    .addHelpText('after', '\nWhat goes over the streams: docs/env.md')
    .action(async (game, options) => end(await (await import('../commands/env.ts')).env(context, game, options)))
}
