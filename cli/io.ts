/** Everything that a command reads from and writes to, so that tests can stand in for a terminal. */
export interface Io {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean }
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean }
  /** Ends a command that runs until it is interrupted. */
  readonly interrupt?: AbortSignal
}

/** A line of data. */
export function say(io: Io, line = ''): void {
  io.stdout.write(`${line}\n`)
}

/** A line of talk, kept out of what another program reads. */
export function note(io: Io, line: string): void {
  io.stderr.write(`${line}\n`)
}

/** Whether to colour what goes to a stream; NO_COLOR and FORCE_COLOR win over what the stream is. */
export function wantsColour(io: Io, stream: { readonly isTTY?: boolean }): boolean {
  if (io.env['NO_COLOR'] !== undefined && io.env['NO_COLOR'] !== '') return false
  const forced = io.env['FORCE_COLOR']
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false'
  return stream.isTTY === true
}
