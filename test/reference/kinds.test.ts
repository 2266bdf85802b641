import { expect, test } from 'vitest'
import { type Node, isNode } from '../../compiler/game/names-in.ts'
import { EXPRESSION_KINDS, INSTRUCTION_KINDS } from '../../compiler/syntax/children.ts'
import { parseFile } from '../../compiler/syntax/parse.ts'
import { referenceBlocks } from './reference-blocks.ts'

/** Every node below, itself included. */
function* nodesOf(tree: unknown): Generator<Node> {
  if (Array.isArray(tree)) for (const part of tree as readonly unknown[]) yield* nodesOf(part)
  else if (isNode(tree)) {
    yield tree
    for (const [key, part] of Object.entries(tree)) if (key !== 'span') yield* nodesOf(part)
  }
}

const nodes = referenceBlocks().flatMap(({ file, text }) => [
  ...nodesOf(parseFile({ path: file, text }, () => undefined).items),
])

/** Instructions and declarations have clause ids, expressions none. */
const kindsOf = (cited: boolean): ReadonlySet<unknown> =>
  new Set(nodes.filter((node) => 'cites' in node === cited).map((node) => node['kind']))

test('the reference has a line of each kind of instruction', () => {
  const shown = kindsOf(true)
  expect(INSTRUCTION_KINDS.filter((kind) => !shown.has(kind))).toEqual([])
})

test('the reference has each kind of expression', () => {
  const shown = kindsOf(false)
  expect(EXPRESSION_KINDS.filter((kind) => !shown.has(kind))).toEqual([])
})
