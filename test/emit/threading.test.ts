import { expect, it } from 'vitest'
import { threaded } from '../../compiler/emit/threading.ts'

const none = new Map<string, number>()
const shortened = (...blocks: string[]): readonly string[] => threaded({ blocks, entries: none, settled: new Map() }, false).blocks

it('lets a jump to a jump go where that one goes', () => {
  expect(shortened('f.pc = 1\nask()\nreturn', 'f.pc = 2\ncontinue', 'f.pc = 0\ncontinue')).toEqual(['f.pc = 0\nask()\nreturn'])
})

it('puts a block at the only place that leads to it, and leaves out what nothing leads to', () => {
  expect(shortened('a()\nf.pc = 2\ncontinue', 'lost()\ns.frames.pop()\nreturn', 'b()\ns.frames.pop()\nreturn')).toEqual(['a()\nb()\ns.frames.pop()\nreturn'])
})

it('keeps a place where the procedure goes on later, and a block that is reached twice', () => {
  const loop = 'if (x) {\nf.pc = 2\ncontinue\n}\nf.pc = 1\nask()\nreturn'
  expect(shortened('a()\nf.pc = 1\ncontinue', loop, 'b()\ns.frames.pop()\nreturn')).toEqual([
    'a()\nf.pc = 1\ncontinue',
    'if (x) {\nb()\ns.frames.pop()\nreturn\n}\nf.pc = 1\nask()\nreturn',
  ])
})

it('leaves the procedure where it is left', () => {
  expect(shortened('if (x) {\nf.pc = 1\ncontinue\n}\na()\nf.pc = 1\ncontinue', 's.frames.pop()\nreturn')).toEqual(['if (x) {\ns.frames.pop()\nreturn\n}\na()\ns.frames.pop()\nreturn'])
})

it('does not go round in circles', () => {
  expect(shortened('f.pc = 1\ncontinue', 'f.pc = 2\ncontinue', 'f.pc = 1\ncontinue')).toEqual(['f.pc = 1\ncontinue', 'f.pc = 1\ncontinue'])
})

it('follows the places that are named from outside', () => {
  const { entries, settled } = threaded({
    blocks: ['f.pc = 2\ncall()\nreturn', 'lost()\nreturn', 'f.pc = 3\ncontinue', 'b()\ns.frames.pop()\nreturn'],
    entries: new Map([['call', 2]]),
    settled: new Map([[2, 3]]),
  }, false)
  expect([...entries]).toEqual([['call', 1]])
  expect([...settled]).toEqual([[1, 3]])
})
