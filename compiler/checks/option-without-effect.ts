import { analysesOf } from '../analyse/analyses.ts'
import { warning } from '../diagnostics/make.ts'
import type { OptionSymbol } from '../game/model.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** How the rules read one option. */
interface OptionReads {
  /** Values that are asked for by name. */
  readonly asked: Set<number>
  /** Taken as a number, so that all its numbers differ. */
  counted: boolean
  /** Compared as a whole, so that all its values differ. */
  compared: boolean
}

/** HR0504: an option that no rule reads, or values of it that no rule tells apart. */
export const optionWithoutEffect: Check = ({ program }, report) => {
  const readings = new Map<string, OptionReads>()
  const reading = (option: string): OptionReads => {
    const known = readings.get(option) ?? { asked: new Set(), counted: false, compared: false }
    readings.set(option, known)
    return known
  }
  const expressions = analysesOf(program).expressions()
  for (const { option, value } of expressions.of('optionIs')) reading(option).asked.add(value)
  for (const { name, args } of expressions.of('builtin'))
    if (name === 'optionNumber') for (const a of args) if (a.kind === 'option') reading(a.option).counted = true
  for (const { left, right } of expressions.of('binary'))
    for (const side of [left, right]) if (side.kind === 'option') reading(side.option).compared = true
  for (const option of program.game.options.values()) {
    const read = readings.get(option.name.text)
    if (read === undefined) {
      report(
        warning(
          'HR0504',
          worded('an option without effect'),
          option.name.span,
          worded('no rule asks for `{1}`', option.name.text),
          {
            hint: worded('ask for it with `is`, or take it out'),
          },
        ),
      )
      continue
    }
    const [first, ...same] = alike(option, read)
    for (const value of same) {
      report(
        warning(
          'HR0504',
          worded('values without difference'),
          value.span,
          worded('no rule tells `{1}` from `{2}`', value.text, first?.text ?? ''),
          { hint: worded('ask for one of them: `{1} is {2}`', option.name.text, value.text) },
        ),
      )
    }
  }
}

/** The values that no rule tells apart. */
function alike(option: OptionSymbol, read: OptionReads): readonly Name[] {
  if (read.compared) return []
  return option.values.filter((value, i) => !read.asked.has(i) && !(read.counted && /^\d+$/.test(value.text)))
}
