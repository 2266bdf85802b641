import type { StaticFeature } from 'vscode-languageclient/node'

/** What stands above lines names them. */
const LENS_COMMANDS = [
  'houserules.play',
  'houserules.diff',
  'houserules.runExamples',
  'houserules.showExamples',
] as const

/**
 * Tells servers which commands the editor carries out itself. Those of a server would be registered for each folder that
 * is open, under the same names.
 */
export const ownCommands: StaticFeature = {
  fillClientCapabilities: (capabilities) => {
    capabilities.experimental = { commands: { commands: LENS_COMMANDS } }
  },
  initialize: () => {},
  getState: () => ({ kind: 'static' }),
  clear: () => {},
}
