import type { Connection, Diagnostic, InitializeParams } from 'vscode-languageserver'
import type { Desk } from './desk.ts'

/** Signs come faster than anyone reads what is wrong with each. In milliseconds. */
const AFTER = 40

/** Whether an editor asks for findings itself; older ones wait to be told. */
export const pulls = ({ capabilities }: InitializeParams): boolean =>
  capabilities.textDocument?.diagnostic !== undefined

/** What is told of a file, by its address. */
export type FindingsOf = (uri: string) => readonly Diagnostic[]

export interface PushedOptions {
  readonly findings: FindingsOf
  /** Editors that ask for the other findings are told these beside them, and nothing of files that have none. */
  readonly beside: boolean
}

/**
 * Tells an editor what is found in each file that it has open, once it has stopped changing for a moment, and again when
 * that is different: an edit also bears on the other files of a game.
 */
export class PushedFindings {
  private readonly connection: Connection
  private readonly desk: Desk
  private readonly options: PushedOptions
  private readonly told = new Map<string, string>()
  private waiting: ReturnType<typeof setTimeout> | null = null
  private ended = false

  constructor(connection: Connection, desk: Desk, options: PushedOptions) {
    this.connection = connection
    this.desk = desk
    this.options = options
    desk.documents.onDidChangeContent(() => this.soon())
    desk.documents.onDidSave(() => this.soon())
    desk.documents.onDidClose(({ document }) => {
      this.tell(document.uri, undefined, [])
      this.told.delete(document.uri)
      this.soon()
    })
  }

  /** Of edits that come close together only what stands at last is looked at. */
  soon(): void {
    if (this.waiting !== null) clearTimeout(this.waiting)
    this.waiting = this.ended ? null : setTimeout(() => this.tellAll(), AFTER)
  }

  /** Nobody listens any more, and a connection that is closed takes nothing. */
  end(): void {
    this.ended = true
    if (this.waiting !== null) clearTimeout(this.waiting)
  }

  private tellAll(): void {
    this.waiting = null
    if (!this.desk.isOpen) return
    for (const { uri, version } of this.desk.documents.all()) {
      const found = this.findingsOf(uri)
      if (found !== null) this.tell(uri, version, found)
    }
  }

  /** Null where they cannot be worked out: nobody has asked for them, so that an exception would end the server. */
  private findingsOf(uri: string): readonly Diagnostic[] | null {
    try {
      return this.options.findings(uri)
    } catch (error) {
      this.connection.console.error(
        `${uri}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
      return null
    }
  }

  private tell(uri: string, version: number | undefined, diagnostics: readonly Diagnostic[]): void {
    if (this.options.beside && diagnostics.length === 0 && !this.told.has(uri)) return
    const text = JSON.stringify([version, diagnostics])
    if (this.told.get(uri) === text) return
    this.told.set(uri, text)
    const versioned = version === undefined ? {} : { version }
    void this.connection.sendDiagnostics({ uri, diagnostics: [...diagnostics], ...versioned })
  }
}
