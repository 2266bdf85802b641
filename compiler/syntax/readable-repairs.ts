import type { Fault, Repair } from '../../grammar/fault.ts'
import { layOut } from '../../grammar/layout.ts'
import { lexicalFaults } from '../../grammar/lexical-errors.ts'
import { parsePassage } from '../../grammar/parser.ts'
import { type Passage, passagesOf } from '../../grammar/passages.ts'
import { lex } from '../../grammar/tokens.ts'

/** So many slips of one line are mended one after the other. */
const MOST_STEPS = 5

/** So many characters of one file are read again, whatever its faults are. */
const MOST_READ_AGAIN = 1_000_000

/**
 * The faults of a text, each once a line, with those repairs alone after which the line can be read, at once or with
 * the repairs that are then offered for it.
 */
export function withReadableRepairs(text: string, faults: readonly Fault[]): readonly Fault[] {
  if (faults.every(({ repair }) => repair == null)) return faults
  const passages = passagesOf(text)
  let left = MOST_READ_AGAIN
  return faults.map((fault) => {
    if (fault.repair == null) return fault
    const at = passages.findLastIndex(({ start }) => start <= fault.start)
    const passage = passages[at]
    if (passage === undefined) return { ...fault, repair: null }
    left -= passage.text.length
    return left >= 0 && canBeRead(passage, fault.repair, at === 0) ? fault : { ...fault, repair: null }
  })
}

function canBeRead({ start, text }: Passage, repair: Repair, atBeginning: boolean): boolean {
  const tooDeep = faultsIn(text, atBeginning).filter(isOfLayout).length
  let now = text
  let next: Repair | null = { ...repair, start: repair.start - start, end: repair.end - start }
  for (let step = 0; step < MOST_STEPS && next !== null; step += 1) {
    const at: number = next.start
    now = now.slice(0, at) + next.replacement + now.slice(next.end)
    const faults = faultsIn(now, atBeginning)
    const [from, to] = lineAround(now, at)
    const here = faults.find((fault) => fault.start >= from && fault.start <= to)
    if (here === undefined) return faults.filter(isOfLayout).length <= tooDeep
    next = here.repair ?? null
  }
  return false
}

/** Where a text cannot be read, earlier kinds of fault first. */
function faultsIn(text: string, atBeginning: boolean): readonly Fault[] {
  const { tokens } = lex(text)
  const layout = layOut(tokens, text)
  const file = { path: '', text }
  const { faults } = parsePassage({ file, start: 0 }, layout.tokens, atBeginning)
  return [...lexicalFaults(tokens, text), ...layout.faults, ...faults]
}

const isOfLayout = ({ code }: Fault): boolean => code === 'HR0002'

/** Offsets of the line on which something stands, without its line break. */
function lineAround(text: string, at: number): readonly [from: number, to: number] {
  const end = text.indexOf('\n', at)
  return [text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end]
}
