import { inEnglish } from '../../grammar/saying.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded } from '../../cli/output/fold-trace.ts'
import type { TraceEntry } from '../../cli/toolchain.ts'
import { traceText } from '../../cli/output/trace-text.ts'

const event = (name: string, level: number): TraceEntry => ({
  kind: 'event',
  level,
  words: name,
  rule: { name: `to ${name}`, clauses: [], place: 'a.rules:1' },
})

test('what runs away is told by its first rounds and their number', () => {
  const runaway = Array.from({ length: 800 }, (_, i) => event(i % 2 === 0 ? 'fall' : 'slip', i + 1))
  expect(traceText([event('turn', 0), ...runaway], false).map(inEnglish)).toEqual([
    'turn  <- to turn a.rules:1',
    '  fall  <- to fall a.rules:1',
    '    slip  <- to slip a.rules:1',
    '      fall  <- to fall a.rules:1',
    '        slip  <- to slip a.rules:1',
    '        … these 2 lines 398 times more',
  ])
})

test('nothing is left out uncounted, and nothing that comes seldom', () => {
  const names = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 60 })
  fc.assert(
    fc.property(names, (all) => {
      const trace = all.map((name) => event(name, 0))
      const unfolded: string[] = []
      for (const entry of folded(trace)) {
        if (entry.kind === 'again') {
          const block = unfolded.slice(-entry.lines)
          for (let n = 0; n < entry.times; n++) unfolded.push(...block)
        } else if (entry.kind === 'event') unfolded.push(entry.words)
      }
      expect(unfolded).toEqual(all)
    }),
  )
})
