import type { CodeLens, Connection } from 'vscode-languageserver/node'
import { type Lens, lensesOf } from '../../language/lenses.ts'
import { rangeOf } from './convert.ts'
import { type Desk, pathOf } from './desk.ts'

/** Answers what is shown above lines. The commands are the editor's: see language/README.md. */
export function answerLenses(connection: Connection, desk: Desk): void {
  connection.onCodeLens(({ textDocument: { uri } }) => {
    const { file } = desk.parsed(uri)
    return lensesOf(file, desk.space.speaking(pathOf(uri))).map((lens) => lensOf(lens, uri))
  })
}

function lensOf(lens: Lens, uri: string): CodeLens {
  const { start } = rangeOf(lens.at)
  const range = { start, end: start }
  switch (lens.kind) {
    case 'play':
      return { range, command: { title: 'play', command: 'houserules.play', arguments: [uri] } }
    case 'compare':
      return {
        range,
        command: { title: `compare with ${lens.base ?? ''}`, command: 'houserules.diff', arguments: [uri, lens.base] },
      }
    case 'changed':
      // Nothing to click: what each makes of it, hover tells.
      return { range, command: { title: `changed by ${lens.by.join(', ')}`, command: '' } }
  }
}
