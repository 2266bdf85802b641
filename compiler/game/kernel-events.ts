/** Events that mean something by what they are called: the kernel runs them, or brings them about. */
export const KERNEL_EVENTS: ReadonlySet<string> = new Set(['match', 'draft', 'settle-instead', 'move', 'delete'])
