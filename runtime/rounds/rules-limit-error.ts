/**
 * The rules come to something that an engine does not carry: a number or a count of cards that is too large, or
 * more than may be kept or put together (`SetupConfig.sizeLimit`).
 */
export class RulesLimitError extends RangeError {
  constructor(message: string) {
    super(message)
    this.name = 'RulesLimitError'
  }
}

/**
 * Also where the engine was bundled with a runtime of its own.
 *
 * @example
 * ```ts
 * import { isRulesLimitError } from 'houserules/runtime'
 *
 * console.log(isRulesLimitError(new Error('something else'))) // false
 * ```
 */
export function isRulesLimitError(thrown: unknown): thrown is RulesLimitError {
  return thrown instanceof Error && thrown.name === 'RulesLimitError'
}
