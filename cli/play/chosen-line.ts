import type { Sayable, Saying } from '../../grammar/saying.ts'
import type { Choice } from '../../runtime/engine.ts'
import { withoutChoose } from '../../runtime/reasons/explain-choice.ts'
import { nameForm } from '../../runtime/words/same-name.ts'
import { lineWords, type OfferedLine } from './offered-lines.ts'
import { stated } from '../stated.ts'

/** One of the choices that are offered. */
export interface ChosenLine {
  readonly kind: 'choice'
  readonly choice: Choice
}

/** What can be typed, where a line was none of it. */
export const howMany = (lines: readonly OfferedLine[]): Sayable => {
  const numbers = bareNumbers(lines)
  return numbers === undefined ? stated('choose 1 to {1}', lines.length) : stated('choose {1}', lineWords(numbers))
}

/** Numbers that are chosen by themselves, or all there is: what is typed is the number, not that of a line. */
export const bareNumbers = (lines: readonly OfferedLine[]): (OfferedLine & { kind: 'range' }) | undefined =>
  lines.find(
    (line): line is OfferedLine & { kind: 'range' } =>
      line.kind === 'range' && (line.before === '' || lines.length === 1),
  )

/** What a line is chosen by: `3`, of numbers `3 57`, or the number itself; what to type instead, or null. */
export function chosenLine(lines: readonly OfferedLine[], said: string): ChosenLine | Saying | null {
  const found = /^(\d+)(?: +(-?\d+))?$/.exec(said) ?? /^(-\d+)$/.exec(said)
  if (found === null) return null
  const [, first = '', second] = found
  const bare = bareNumbers(lines)
  if (bare !== undefined && second === undefined) return inRange(bare, Number(first))
  const line = lines[Number(first) - 1]
  if (line === undefined) return null
  if (line.kind === 'one') return second === undefined ? { kind: 'choice', choice: line.choice } : null
  if (second !== undefined) return inRange(line, Number(second))
  const range = (before: string): string => `\`${before} ${line.from}\` to \`${before} ${line.to}\``
  return stated('say which: {1}, or {2}', range(line.before), range(first))
}

function inRange({ from, choices }: OfferedLine & { kind: 'range' }, number: number): ChosenLine | null {
  const choice = choices[number - from]
  return choice === undefined ? null : { kind: 'choice', choice }
}

const form = (words: string): string => nameForm(words).toLowerCase()

/** The choice whose words they are, as they are offered. */
export function chosenWords(offered: readonly (readonly [string, Choice])[], line: string): ChosenLine | null {
  const found = offered[placeOf(offered, line)]
  return found === undefined ? null : { kind: 'choice', choice: found[1] }
}

/** The one choice that says nothing else but the line behind what is done, as `5♦` is what is said with `play 5♦`. */
export function chosenAlone(offered: readonly (readonly [string, Choice])[], line: string): ChosenLine | null {
  const [only, ...others] = offered.filter(([words]) => {
    const blank = words.indexOf(' ')
    return blank > 0 && form(words.slice(blank + 1)) === form(line)
  })
  return only === undefined || others.length > 0 ? null : { kind: 'choice', choice: only[1] }
}

/** Where the words of a line stand among those offered, which may themselves begin with `choose`; -1 if nowhere. */
function placeOf(offered: readonly (readonly [string, Choice])[], line: string): number {
  const place = (said: string): number => offered.findIndex(([words]) => form(words) === form(said))
  const whole = place(line)
  return whole >= 0 ? whole : place(withoutChoose(line))
}
