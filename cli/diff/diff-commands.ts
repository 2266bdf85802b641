import { type Command, Option } from 'commander'
import { list, versionNumber, wholeNumber } from '../arguments/option-values.ts'
import { roundLimitOption } from '../arguments/table-options.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { diffFormats } from './diff-formats.ts'

/** `diff`, `merge`, and what git calls for both; each is read when it is called for. */
export function addDiffCommands(root: Command, context: Context, end: (code: ExitCode) => void): void {
  root
    .command('diff')
    .argument('[old]', 'rules file, name of a game, revision:path as in git, or -')
    .argument('[new]', 'the same (default: the file in the working tree)')
    .summary('what differs between two versions of a game, or what a variant changes')
    .addOption(new Option('--format <kind>', 'how to say it').choices(diffFormats).default('text'))
    .option('--all', 'list editorial changes one by one as well', false)
    .option('--fail-on <classes>', 'changes that are findings, such as tightens,outcome,shape', list, [])
    .option('--ignore <file>', 'changes to leave out, by fingerprint')
    .option('--no-witness', 'do not look for positions in which both part')
    .option('--games <number>', 'played at most to find one', wholeNumber(1, 100_000_000), 10_000)
    .option('--seed <number>', 'of the first of them', wholeNumber(0, 2 ** 32 - 1), 1)
    .option('--within <seconds>', 'how long to look (default: 10, or one for each change)', wholeNumber(1, 86_400))
    .option(
      '--steps <number>',
      'how far each search goes instead: the same on any machine (default with --over: 5000)',
      wholeNumber(1, 2 ** 32),
    )
    .option(
      '--searches <number>',
      'for each change, with --steps or --over, each with a seed of its own (default: 4)',
      wholeNumber(1, 10_000),
    )
    .option('--simulate <games>', 'also play so many on both sides, and compare results', wholeNumber(1, 100_000_000))
    .option('--over <address>', 'have workers at this Redis look and play')
    .option('--save-games <folder>', 'save the games in which witnesses come, for `play --resume`')
    .option(
      '--replay <file>',
      'a recorded or saved game of the old version, or a folder of them: where the new one parts',
    )
    .option('--old-version <number>', 'of the old version, as 1.2.3: proposes the next', versionNumber)
    .addOption(roundLimitOption())
    .option('--changes', 'list the kinds of changes', false)
    .addHelpText(
      'after',
      '\nExamples:\n  houserules diff Hearts Omnibus\n  houserules diff HEAD~1:rules/hearts/hearts.rules --fail-on tightens,shape',
    )
    .action(async (old, next, options) =>
      end(await (await import('../commands/diff.ts')).diff(context, old, next, options)),
    )
  root
    .command('changelog')
    .argument('<range>', 'revisions as in git, FROM..TO or FROM')
    .argument('[paths...]', 'rules files, folders or names of games (default: rules)')
    .summary('what commits changed of games, for who plays them, with version numbers')
    .option('--all', 'list versions of other words, examples or order as well', false)
    .option('--old-version <number>', 'of a game that the project does not number, at FROM', versionNumber)
    .option('--within <seconds>', 'look so long for moments that show each change', wholeNumber(1, 86_400))
    .option('--seed <number>', 'of that search', wholeNumber(0, 2 ** 32 - 1), 1)
    .addOption(roundLimitOption())
    .addHelpText('after', '\nExample:\n  houserules changelog v1.. -- rules/hearts > CHANGES.md')
    .action(async (range, paths, options) =>
      end(await (await import('../commands/changelog.ts')).changelog(context, range, paths, options)),
    )
  root
    .command('git-diff', { hidden: true })
    .argument('<path>')
    .argument('[sides...]')
    .summary('what git calls as a diff driver for rules files')
    .action(async (path, [oldFile, oldObject, , newFile, newObject]) => {
      if (oldFile === undefined || oldObject === undefined || newFile === undefined || newObject === undefined)
        return end(exitCode.fine)
      const { driveDiff } = await import('./git-driver.ts')
      await driveDiff(context, path, { file: oldFile, object: oldObject }, { file: newFile, object: newObject })
      end(exitCode.fine)
    })
  root
    .command('merge')
    .argument('[base]', 'what both sides began with: rules file, name of a game, or revision:path as in git')
    .argument('[ours]', 'what one side made of it; beside it lies what the result is built on')
    .argument('[theirs]', 'what the other side made of it')
    .summary('merge what two sides made of one rules file')
    .option('-o, --out <file>', 'where to write the result (default: standard output)')
    .addOption(withinOfMerge())
    .option('--install', 'have git merge the rules of this repository so', false)
    .option('--uninstall', 'take that back', false)
    .addHelpText(
      'after',
      '\nExample:\n  houserules merge HEAD~2:rules/x.rules rules/x.rules friend.rules -o rules/x.rules',
    )
    .action(async (base, ours, theirs, options) =>
      end(await (await import('../commands/merge.ts')).merge(context, [base, ours, theirs], options)),
    )
  root
    .command('git-merge', { hidden: true })
    .argument('<base>')
    .argument('<ours>')
    .argument('<theirs>')
    .argument('[path]')
    .summary('what git calls as a merge driver for rules files')
    .addOption(withinOfMerge())
    .action(async (base, ours, theirs, path, options) =>
      end(
        await (await import('../commands/merge.ts')).driveMerge(context, [base, ours, theirs], path ?? ours, options),
      ),
    )
}

const withinOfMerge = () =>
  new Option('--within <seconds>', 'how long to look for moments that tell two readings apart')
    .argParser(wholeNumber(1, 86_400))
    .default(5)
