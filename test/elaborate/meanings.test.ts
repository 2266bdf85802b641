import { describe, expect, test } from 'vitest'
import { askingWhether } from './meanings/asking-whether.ts'
import { asking } from './meanings/asking.ts'
import { conditions } from './meanings/conditions.ts'
import { decks } from './meanings/decks.ts'
import { exceptions } from './meanings/exceptions.ts'
import { facts } from './meanings/facts.ts'
import { fair } from './meanings/fair.ts'
import { hooks } from './meanings/hooks.ts'
import { instructions } from './meanings/instructions.ts'
import { permissions } from './meanings/permissions.ts'
import { positions } from './meanings/positions.ts'
import { readingFurther } from './meanings/reading-further.ts'
import { readings } from './meanings/readings.ts'
import { sameTime } from './meanings/same-time.ts'
import { severalEvents } from './meanings/several-events.ts'
import { steps } from './meanings/steps.ts'
import { texts } from './meanings/texts.ts'
import { typed } from './meanings/typed.ts'
import { used } from './meanings/used.ts'
import { values } from './meanings/values.ts'
import { waiting } from './meanings/waiting.ts'
import { zones } from './meanings/zones.ts'

// What lines come to in the typed program, in the words of `build --print ir`, of variables without their numbers.

const game = typed(fair)

/** The lines that a program has more than that of the game alone, without the blanks that all of them begin with. */
function more(lines: readonly string[]): readonly string[] {
  const left = [...game.lines]
  const own = lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const depth = Math.min(...own.map((line) => line.length - line.trimStart().length))
  return own.map((line) => line.slice(depth))
}

const asValue = (value: string): string => `${fair}  let x = ${value}\n`
const inEvent = (lines: string): string => `${fair}${lines.replace(/^/gm, '  ')}\n`
const beside = (lines: string): string => `${fair}${lines}\n`
const inExample = (lines: string): string => `${fair}example "tried"\n${lines.replace(/^/gm, '  ')}\n`
const afterPosition = (lines: string): string =>
  inExample(`given\n  hand of A is ♣1 as bait, ♥2\n  at turn by A\n${lines}`)

describe.each([
  { what: 'values', meanings: values, whole: asValue },
  { what: 'conditions', meanings: conditions, whole: asValue },
  { what: 'instructions', meanings: instructions, whole: inEvent },
  { what: 'asking', meanings: asking, whole: inEvent },
  { what: 'asking whether', meanings: askingWhether, whole: inEvent },
  { what: 'waiting', meanings: waiting, whole: inEvent },
  { what: 'at the same time', meanings: sameTime, whole: inEvent },
  { what: 'permissions', meanings: permissions, whole: beside },
  { what: 'hooks', meanings: hooks, whole: beside },
  { what: 'several events', meanings: severalEvents, whole: beside },
  { what: 'exceptions', meanings: exceptions, whole: beside },
  { what: 'facts', meanings: facts, whole: beside },
  { what: 'texts', meanings: texts, whole: beside },
  { what: 'readings', meanings: readings, whole: beside },
  { what: 'readings further', meanings: readingFurther, whole: beside },
  { what: 'zones', meanings: zones, whole: beside },
  { what: 'decks', meanings: decks, whole: beside },
  { what: 'positions', meanings: positions, whole: inExample },
])('$what', ({ meanings, whole }) => {
  test.each(meanings)('%j', (text, expected) => {
    const { lines, untold } = typed(whole(text))
    const own = more(lines)
    expect(whole === asValue ? own.map((line) => line.replace(/^(\s*)x: /u, '$1')) : own).toEqual([expected].flat())
    if (whole !== beside) expect(untold).toEqual([])
  })
})

describe('steps', () => {
  const position = more(typed(afterPosition('A is asked')).lines).slice(0, -1)
  test.each(steps)('%j', (text, expected) => {
    const { lines, untold } = typed(afterPosition(text))
    const own = more(lines).filter((line) => !/times-take:|counters/u.test(line))
    expect(own.filter((line) => !position.includes(line.replace(/^ {4}/u, '  '))).map((line) => line.trim())).toEqual(
      [expected].flat(),
    )
    expect(untold).toEqual([])
  })
})

describe('what counts as used', () => {
  test.each(used)('%j', (text, expected) => {
    const more = [...typed(inEvent(text)).used].filter((name) => !game.used.has(name))
    expect(more.sort().join(', ')).toBe(expected)
  })
})
