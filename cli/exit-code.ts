/** What a command ends with: nothing wrong, findings, wrong use or unreadable input, or a fault of this program. */
export const exitCode = { fine: 0, findings: 1, usage: 2, fault: 3 } as const

export type ExitCode = (typeof exitCode)[keyof typeof exitCode]
