import { expect, test } from 'vitest'
import { commandsLeft } from '../../language/server/commands.ts'
import { ownCommands } from '../../editors/vscode/src/own-commands.ts'

test('the extension carries out all that lenses name', () => {
  const capabilities = {}
  ownCommands.fillClientCapabilities(capabilities)
  expect(commandsLeft({ processId: null, rootUri: null, capabilities })).toEqual([])
})
