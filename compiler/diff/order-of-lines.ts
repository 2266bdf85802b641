import type { BoardDecl, Decl, TellDecl, ToldPattern, ToldQuestion } from '../../grammar/tree/declarations.ts'
import type { Sentence } from './subjects.ts'

/**
 * Lines about how a game looks and is told, in groups in which order counts: of those about the same thing the last
 * decides, and what a board shows stands in the order in which it is said.
 */
export function linesInOrder<P extends readonly [Sentence, Sentence]>(pairs: readonly P[]): P[][] {
  const groups: P[][] = []
  for (const pair of pairs.filter(([, { kind }]) => isLine(kind))) {
    const near = groups.filter((group) => group.some(([, is]) => meet(is.entry.decl, pair[1].entry.decl)))
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    groups.push([...near.flat(), pair])
  }
  return groups.filter((group) => group.length > 1)
}

const isLine = (kind: Sentence['kind']): boolean => kind === 'telling' || kind === 'audience' || kind === 'board'

function meet(a: Decl, b: Decl): boolean {
  if (a.kind === 'board' && b.kind === 'board') return boardsMeet(a, b)
  return a.kind === 'tell' && b.kind === 'tell' && tellingsMeet(a, b)
}

function boardsMeet(a: BoardDecl, b: BoardDecl): boolean {
  if (a.verb === 'shows' && b.verb === 'shows') return true
  // How a zone is sorted is nothing to whether it is shown.
  if ((a.verb === 'sorts') !== (b.verb === 'sorts')) return false
  return a.names.some(({ text }) => b.names.some((other) => other.text === text))
}

function tellingsMeet(a: TellDecl, b: TellDecl): boolean {
  if (a.question !== null && b.question !== null) return areAlike(a.question, b.question)
  return a.patterns.some((pattern) => b.patterns.some((other) => canBothFit(pattern, other)))
}

/** Whether some question fits both. */
const areAlike = (a: ToldQuestion, b: ToldQuestion): boolean =>
  a.asks === b.asks &&
  a.at.text === b.at.text &&
  (a.what === null || b.what === null || a.asks === 'choose' || a.what.text === b.what.text)

/** Whether some event fits both: no part of it would have to lie in two zones, or be two values, at once. */
function canBothFit(a: ToldPattern, b: ToldPattern): boolean {
  if (a.event.text !== b.event.text) return false
  return a.parts.every(({ role, part }) => {
    const other = b.parts.find((each) => each.role === role)?.part
    if (other === undefined || part.kind === 'bind' || other.kind === 'bind') return true
    return askedFor(part) === askedFor(other)
  })
}

const askedFor = (part: Exclude<ToldPattern['parts'][number]['part'], { kind: 'bind' }>): string =>
  part.kind === 'whose' ? part.zone.text : part.name.text
