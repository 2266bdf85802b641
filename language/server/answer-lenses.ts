import type { CodeLens, Command, Connection } from 'vscode-languageserver'
import type { Span } from '../../grammar/source-file.ts'
import { type ExampleLens, exampleLenses } from '../example-lenses.ts'
import { type Lens, lensesOf } from '../lenses.ts'
import { type CommandArguments, COMMANDS } from './commands.ts'
import { locationOf, rangeOf } from './convert.ts'
import type { Desk } from './desk.ts'
import type { RanExamples } from './ran-examples.ts'

/** Answers what is shown above lines: see language/README.md for what its commands are. */
export function answerLenses(connection: Connection, desk: Desk, examples: RanExamples | null): void {
  connection.onCodeLens(({ textDocument: { uri } }) => {
    const { file } = desk.parsed(uri)
    const path = desk.pathOf(uri)
    const here = (span: Span): boolean => desk.full(span.file.path) === path
    return [
      ...lensesOf(file, desk.space.speaking(path)).map((lens) => above(lens.at, commandOf(lens, uri))),
      ...exampleLenses(examples?.maybe(path) ?? [], here).flatMap((lens) =>
        exampleCommands(lens, uri, desk).map((command) => above(lens.at, command)),
      ),
    ]
  })
}

function above(span: Span, command: Command): CodeLens {
  const { start } = rangeOf(span)
  return { range: { start, end: start }, command }
}

function commandOf(lens: Lens, uri: string): Command {
  switch (lens.kind) {
    case 'play':
      return named('play', 'play', [uri])
    case 'compare':
      return named(`compare with ${lens.base}`, 'diff', [uri, lens.base])
    case 'changed':
      // What each makes of it, hover tells.
      return nothingToClick(`changed by ${lens.by.join(', ')}`)
  }
}

function exampleCommands(lens: ExampleLens, uri: string, desk: Desk): readonly Command[] {
  switch (lens.kind) {
    case 'example':
      return [
        named(verdictText(lens), 'runExamples', [uri, lens.title]),
        named('play from here', 'play', [uri, lens.title]),
      ]
    case 'examples':
      return [named(countText(lens), 'runExamples', [uri])]
    case 'shown': {
      const [count, at] = [lens.by.length, rangeOf(lens.at).start]
      if (count === 0) return [nothingToClick('applies in no example')]
      const examples = lens.by.map((span) => locationOf(span, desk.uriOf))
      const title = `applies in ${count === 1 ? 'one example' : `${count} examples`}`
      return [named(title, 'showExamples', [uri, at, examples])]
    }
  }
}

function verdictText({ games, failing }: ExampleLens & { readonly kind: 'example' }): string {
  const [first] = failing
  if (games.length === 0) return 'run'
  if (first === undefined) return games.length === 1 ? 'holds' : `holds in ${games.length} games`
  const where = games.length === 1 ? '' : ` in ${failing.map(({ game }) => game).join(', ')}`
  return `fails${where}: ${first.message.split('\n')[0] ?? ''}`
}

function countText({ ran, holding }: ExampleLens & { readonly kind: 'examples' }): string {
  if (ran === 0) return 'run examples'
  const all = `${ran} ${ran === 1 ? 'example' : 'examples'}`
  const failing = ran - holding
  if (failing > 0) return `${failing} of ${all} ${failing === 1 ? 'fails' : 'fail'}`
  return `${all} ${ran === 1 ? 'holds' : 'hold'}`
}

const named = <K extends keyof typeof COMMANDS>(
  title: string,
  name: K,
  args: CommandArguments[(typeof COMMANDS)[K]],
): Command => ({ title, command: COMMANDS[name], arguments: [...args] })

const nothingToClick = (title: string): Command => ({ title, command: '' })
