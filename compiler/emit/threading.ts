import type { Settled } from './settled.ts'

/**
 * Shortens the way through a procedure that can stop. A jump to a jump goes where that one goes; a block that is only reached
 * from the end of another is part of it; leaving the procedure is written where it happens.
 * INVARIANT: a block is left by `f.pc = n` and `continue` (from within a loop `continue flow`), or by `f.pc = n`, a call and
 * `return`; nothing else names a block.
 */
export interface Blocks {
  readonly blocks: readonly string[]
  /** Where the procedure goes on after the first call of each event. */
  readonly entries: ReadonlyMap<string, number>
  /** Places from which an announcement cannot fail any more. */
  readonly settled: ReadonlyMap<number, Settled>
}

/** The block in which a procedure ends. */
export const END = 1

const JUMP = /^f\.pc = (\d+)\ncontinue$/
const LAST_JUMP = /(?:^|\n)f\.pc = (\d+)\ncontinue$/
const BRANCH = /(\) \{\n)f\.pc = (\d+)\ncontinue\n\}/g
/** A way out that is short enough to be written at each place that takes it. */
const SHORT_EXIT = 's.frames.pop()\nreturn'
/** How many lines of a block may stand in the branch that leads to it. */
const SHORT_BRANCH = 8

/** With `left`, others lead to the end of the procedure as well, so that it keeps its place. */
export function threaded({ blocks, entries, settled }: Blocks, left: boolean): Blocks {
  const target = targets(blocks)
  const codes: (string | null)[] = blocks.map((code) => renamed(code, (n) => target(n)))
  for (const [n, code] of codes.entries()) if (code !== null) codes[n] = exits(code, codes)
  const fixed = left ? [0, END] : [0]
  for (let n = 0; n < codes.length; n++) merge(n, codes, fixed)
  const kept = new Set(reachable(codes, [...fixed, ...[...entries.values()].map(target)]))
  const order = [...codes.keys()].filter((n) => kept.has(n))
  const place = (n: number): number => order.indexOf(n)
  return {
    blocks: order.map((n) => renamed(codes[n] ?? '', place)),
    entries: new Map([...entries].map(([event, n]) => [event, place(target(n))])),
    settled: new Map([...settled].map(([n, how]) => [place(target(n)), how])),
  }
}

function renamed(code: string, to: (n: number) => number): string {
  return code.replace(/f\.pc = (\d+)\n/g, (_, n: string) => `f.pc = ${to(Number(n))}\n`)
}

/** Where a jump to a block leads in the end. */
function targets(blocks: readonly string[]): (n: number) => number {
  return (from) => {
    const seen = new Set<number>()
    let n = from
    for (let next = JUMP.exec(blocks[n] ?? ''); next !== null && !seen.has(n); next = JUMP.exec(blocks[n] ?? '')) {
      seen.add(n)
      n = Number(next[1])
    }
    return n
  }
}

/** Jumps to a short exit become that exit. */
function exits(code: string, codes: readonly (string | null)[]): string {
  return code.replace(/f\.pc = (\d+)\ncontinue( flow)?/g, (jump, n: string) => (codes[Number(n)] === SHORT_EXIT ? SHORT_EXIT : jump))
}

/** A branch that does what would be done without it says nothing. */
function withoutIdleBranch(code: string): string {
  return code.replace(/(^|\n)if \(f\.answer === 0\) \{\n([^{}]*)\n\}\n([^{}]*)$/, (whole, before: string, then: string, rest: string) => (then === rest ? `${before}${rest}` : whole))
}

/** Makes blocks that nothing else reaches part of the block that leads to them. */
function merge(n: number, codes: (string | null)[], fixed: readonly number[]): void {
  for (let grown = codes[n] ?? null; grown !== null; grown = withFollower(n, codes, fixed) ?? withBranch(n, codes, fixed)) codes[n] = withoutIdleBranch(grown)
}

/** With the block that it ends in. */
function withFollower(n: number, codes: (string | null)[], fixed: readonly number[]): string | null {
  const code = codes[n] ?? ''
  const last = LAST_JUMP.exec(code)
  const text = last === null ? null : taken(Number(last[1]), n, codes, fixed, Infinity)
  return last === null || text === null ? null : code.slice(0, last.index) + (last.index === 0 ? '' : '\n') + text
}

/** With a block that one of its branches leads to. */
function withBranch(n: number, codes: (string | null)[], fixed: readonly number[]): string | null {
  const code = codes[n] ?? ''
  for (const branch of code.matchAll(BRANCH)) {
    const text = taken(Number(branch[2]), n, codes, fixed, SHORT_BRANCH)
    if (text !== null) return code.slice(0, branch.index) + `${branch[1]}${text}\n}` + code.slice(branch.index + branch[0].length)
  }
  return null
}

/** Takes the text of a block that is reached from one place only. */
function taken(target: number, by: number, codes: (string | null)[], fixed: readonly number[], most: number): string | null {
  const text = codes[target] ?? null
  if (target === by || fixed.includes(target) || text === null || references(target, codes) !== 1 || text.split('\n').length > most) return null
  codes[target] = null
  return text
}

function references(n: number, codes: readonly (string | null)[]): number {
  return codes.reduce((count, code) => count + (code === null ? 0 : code.split(`f.pc = ${n}\n`).length - 1), 0)
}

function reachable(codes: readonly (string | null)[], from: readonly number[]): number[] {
  const seen = new Set<number>()
  const open = [...from]
  for (let n = open.pop(); n !== undefined; n = open.pop()) {
    if (seen.has(n)) continue
    seen.add(n)
    for (const [, next] of (codes[n] ?? '').matchAll(/f\.pc = (\d+)\n/g)) open.push(Number(next))
  }
  return [...seen]
}
