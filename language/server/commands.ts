import type { InitializeParams, Location, Position } from 'vscode-languageserver'

/** What lenses name, and the server carries out for editors that do not do so themselves. */
export const COMMANDS = {
  runExamples: 'houserules.runExamples',
  showExamples: 'houserules.showExamples',
  play: 'houserules.play',
  diff: 'houserules.diff',
} as const

export type CommandName = (typeof COMMANDS)[keyof typeof COMMANDS]

/** What each takes, as lenses give it. */
export interface CommandArguments {
  /** The address of a rules file and, of one example, its title. */
  readonly [COMMANDS.runExamples]: readonly [uri: string, title?: string]
  /** Where the examples of a rule stand, for the line above which that is told. */
  readonly [COMMANDS.showExamples]: readonly [uri: string, at: Position, examples: readonly Location[]]
  /** With the title of an example in whose position the game begins. */
  readonly [COMMANDS.play]: readonly [uri: string, title?: string]
  /** With the name of the game that it is compared with. */
  readonly [COMMANDS.diff]: readonly [uri: string, base: string]
}

/**
 * The commands that are left to the server: an editor names those that it carries out itself, as
 * `experimental.commands.commands` of its capabilities.
 */
export function commandsLeft({ capabilities }: InitializeParams): CommandName[] {
  const { commands } = (capabilities.experimental ?? {}) as { readonly commands?: { readonly commands?: unknown } }
  const own = Array.isArray(commands?.commands) ? (commands.commands as readonly unknown[]) : []
  return Object.values(COMMANDS).filter((name) => !own.includes(name))
}
