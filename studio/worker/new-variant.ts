import { optionInText } from '../../cli/output/option-in-text.ts'
import { variantText } from '../../cli/output/variant-text.ts'
import { nameInText } from '../../grammar/name-in-text.ts'
import type { GameOption } from '../play/game-sheet.ts'

interface Options {
  readonly chosen: Readonly<Record<string, string>>
  readonly known: readonly GameOption[]
}

/**
 * The text of a new variant: what its author may want next, and the options whose default is another than the base's.
 */
export function variantOfBase(name: string, base: string, baseText: string, { chosen, known }: Options): string {
  const lines = known.flatMap(({ name: option, values }) => {
    const value = chosen[option]
    return value === undefined || value === values[0] ? [] : [`replace ${nameInText(option)} = ${optionInText(value)}`]
  })
  const text = variantText(name, base, clausesOf(name), baseText)
  return lines.length === 0 ? text : `${text}\n${lines.join('\n')}\n`
}

/** The clauses of `OurTable` are `our-table.1` and so on. */
const clausesOf = (name: string): string => name.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2').toLowerCase()
