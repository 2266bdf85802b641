import type { Code } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import type { Emitter } from './emitter.ts'

/** Where the state keeps the value of an option. */
export const optionPlace = (em: Emitter, option: string): Code =>
  code`s.options[${em.program.game.options.get(option)?.index ?? 0}]`
