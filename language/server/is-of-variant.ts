import type { CheckResult } from '../../compiler/compile.ts'

/** Whether a game that was checked is a variant. */
export const isOfVariant = ({ resolution }: CheckResult): boolean =>
  (resolution?.modules.at(-1)?.header.base ?? null) !== null
