import { type Command, Option } from 'commander'
import { formatOption } from '../arguments/format-option.ts'
import { list, nameAndValue, wholeNumber } from '../arguments/option-values.ts'
import { tableOptions } from '../arguments/table-options.ts'
import type { Context } from '../context.ts'
import type { ExitCode } from '../exit-code.ts'

/** What plays many games; each is read when it is called for. */
export function addMeasuringCommands(root: Command, context: Context, end: (code: ExitCode) => void): void {
  tableOptions(
    root.command('simulate').argument('<game>', 'rules file or name').summary('play many games and measure them'),
  )
    .option('--games <number>', 'how many', wholeNumber(1, 100_000_000), 1000)
    .option('--bots <names>', 'for each seat random, search or search:ITERATIONS; the last one fills up', list, [
      'random',
    ])
    .option('--rotate', 'move the bots on by a seat from game to game', false)
    .option('--workers <number>', 'threads (default: one for each core)', wholeNumber(1, 256))
    .option('--over <address>', 'have `houserules worker` on any machines at this Redis play them')
    .option('--quiet', 'say nothing while it plays', false)
    .addOption(formatOption())
    .addHelpText(
      'after',
      '\nExamples:\n  houserules simulate Hearts --games 10000\n' +
        '  houserules simulate Hearts --bots search:200,random --rotate --format json',
    )
    .action(async (game, options) =>
      end(await (await import('../commands/simulate.ts')).simulate(context, game, options)),
    )
  tableOptions(
    root
      .command('report')
      .argument('<game>', 'rules file or name')
      .summary('a page on who wins, how long it takes, which cards and rules matter'),
  )
    .option('--against <game>', 'rules to compare it with, on the same seeds')
    .option(
      '--restrict <sentence>',
      'play it also where a seat, or each, may not do something: "A cannot play Q♠"; may be repeated',
      (sentence, before: readonly string[]) => [...before, sentence],
      [],
    )
    .option('--games <number>', 'how many; what takes longer plays fewer (default: 1000)', wholeNumber(1, 10_000_000))
    .option(
      '--minutes <number>',
      'about how long it may take; parts that take longer play fewer games (default: 5, where no number of games is said)',
      wholeNumber(1, 10_000),
    )
    .option(
      '--part <name=games>',
      'how many games a part plays: against, tension, deals, ladder, options, restricted, changes or rules; may be repeated',
      nameAndValue,
      {},
    )
    .option(
      '--changes <number>',
      'numbers that are shifted, and rules and cards that are left out, one at a time: at most so many of each',
      wholeNumber(0, 100_000),
      20,
    )
    .option('--bots <names>', 'for each seat random, search or search:ITERATIONS; the last one fills up', list, [
      'random',
    ])
    .option('--ladder <names>', 'bots that play among random ones, the weakest first', list, ['search:10', 'search:40'])
    .option('--workers <number>', 'threads (default: one for each core)', wholeNumber(1, 256))
    .option('--over <address>', 'have `houserules worker` on any machines at this Redis play them')
    .option('--out <file>', 'where it is written (default: GAME.report.html)')
    .addOption(
      new Option('--format <format>', 'a page, or the figures as JSON').choices(['html', 'json']).default('html'),
    )
    .option('--quiet', 'say nothing while it plays', false)
    .addHelpText(
      'after',
      '\nExamples:\n  houserules report Hearts --against Omnibus\n  houserules report Hearts --games 5000 --format json --out hearts.json',
    )
    .action(async (game, options) => end(await (await import('../commands/report.ts')).report(context, game, options)))
  root
    .command('worker')
    .summary('play games of others, who put them into a Redis')
    .requiredOption('--over <address>', 'of the Redis: redis://host:6379, or rediss://user:password@host with TLS')
    .option('--threads <number>', 'games at a time (default: one for each core)', wholeNumber(1, 256))
    .option('--memory <megabytes>', 'the most that a thread may take', wholeNumber(16, 1_000_000), 1024)
    .option('--size <megabytes>', 'the most that the rules and plan of a run may be', wholeNumber(1, 512), 32)
    .option('--seconds <number>', 'the most that a task may take', wholeNumber(1, 86_400), 600)
    .action(async (options) => end(await (await import('../commands/worker.ts')).worker(context, options)))
}
