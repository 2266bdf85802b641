/**
 * What a command ends with: nothing wrong, findings, wrong use or unreadable input, a fault of this program, or that
 * it was interrupted.
 */
export const exitCode = { fine: 0, findings: 1, usage: 2, fault: 3, interrupted: 130 } as const

export type ExitCode = (typeof exitCode)[keyof typeof exitCode]
