import { type Code, codeOf } from '../typescript/code.ts'
import { aside } from '../typescript/literals.ts'
import { code } from '../typescript/vocabulary.ts'
import type { Emitter } from './emitter.ts'

/** Where the state keeps the value of an option. */
export const optionPlace = (em: Emitter, option: string): Code =>
  code`s.options[${em.program.game.options.get(option)?.index ?? 0}]`

/** A value of an option: its number, beside it what it means. */
export function optionValue({ program: { game } }: Emitter, option: string, value: number): Code {
  const said = game.options.get(option)?.values[value]?.text
  return said === undefined ? codeOf(value) : code`${value} ${aside(`${option}: ${said}`)}`
}
