/** Until a command that serves others is interrupted. Signals end a process that is told of none. */
export function untilEnded(signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted === true) return Promise.resolve()
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))
}
