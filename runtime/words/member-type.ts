const SET_OF = 'set of '

/**
 * The type of what a set holds, of the type in the words of `FactInfo` and the like; of anything else the type
 * itself.
 */
export function memberType(type: string): string {
  return type.startsWith(SET_OF) ? type.slice(SET_OF.length) : type
}
