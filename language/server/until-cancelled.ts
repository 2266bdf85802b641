import type { CancellationToken } from 'vscode-languageserver'

/** What the editor does not want any more, as what takes a while hears of it. */
export function untilCancelled(token: CancellationToken): AbortSignal {
  const stop = new AbortController()
  if (token.isCancellationRequested) stop.abort()
  token.onCancellationRequested(() => stop.abort())
  return stop.signal
}
