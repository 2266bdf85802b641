import ts from 'typescript'
import { chainOf, isAsked, isCaseOfFault, isInvariant, isWordOfAKind, text } from './syntax.ts'

/** One thing that is changed in a file: what stands between two places is exchanged. */
export interface Edit {
  readonly operator: string
  /** What the change is put around; of a chain with `?.` the whole chain, which must not be torn apart. */
  readonly host: ts.Node
  /** `decided`: what was asked is asked, and the answer is another; `never`: a case that nothing is equal to. */
  readonly way: 'exchanged' | 'decided' | 'left out' | 'never'
  readonly from: number
  readonly to: number
  readonly by: string
}

/** The opposite stands last. */
const BINARY: ReadonlyMap<ts.SyntaxKind, readonly string[]> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [ts.SyntaxKind.LessThanToken, ['<=', '>=']],
  [ts.SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [ts.SyntaxKind.GreaterThanToken, ['>=', '<=']],
  [ts.SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
  [ts.SyntaxKind.PlusToken, ['-']],
  [ts.SyntaxKind.MinusToken, ['+']],
  [ts.SyntaxKind.AsteriskToken, ['+']],
  [ts.SyntaxKind.PercentToken, ['*']],
  [ts.SyntaxKind.AmpersandToken, ['|']],
  [ts.SyntaxKind.BarToken, ['&']],
  [ts.SyntaxKind.LessThanLessThanToken, ['>>']],
  [ts.SyntaxKind.GreaterThanGreaterThanToken, ['<<']],
  [ts.SyntaxKind.PlusEqualsToken, ['-=']],
  [ts.SyntaxKind.MinusEqualsToken, ['+=']],
])

/** What each side is where it is as good as left out. */
const CONNECTIVES: ReadonlyMap<ts.SyntaxKind, boolean> = new Map([
  [ts.SyntaxKind.AmpersandAmpersandToken, true],
  [ts.SyntaxKind.BarBarToken, false],
])

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  find: 'findLast',
  findLast: 'find',
}

/** Methods without which the value is of the same kind. */
const LEFT_OUT: ReadonlySet<string> = new Set(['filter', 'slice', 'sort', 'reverse', 'toSorted', 'toReversed', 'trim'])

/** What is changed at a node, one thing at a time. */
export function editsAt(node: ts.Node): readonly Edit[] {
  if (isInvariant(node)) return []
  return [...ofOperators(node), ...ofValues(node), ...ofCalls(node), ...ofStatements(node)]
}

/** The edit of a node within the chain that it may stand in. */
function exchanged(operator: string, node: ts.Node, by: string): Edit {
  return { operator, host: chainOf(node), way: 'exchanged', from: node.getStart(), to: node.end, by }
}

const decided = (operator: string, node: ts.Expression, by: boolean): Edit => ({
  ...exchanged(operator, node, String(by)),
  host: node,
  way: 'decided',
})

function between(operator: string, node: ts.Node, at: ts.Node, by: string): Edit {
  return { ...exchanged(operator, node, by), from: at.getStart(), to: at.end }
}

function ofOperators(node: ts.Node): readonly Edit[] {
  const edits: Edit[] = []
  // Who sees a condition that always holds and one that never does sees its opposite.
  const asked = ts.isExpression(node) && isAsked(node)
  if (asked) {
    edits.push(decided('condition', node, false))
    // A loop that never ends is found as soon as it is gone through.
    if (!ts.isIterationStatement(node.parent, false)) edits.push(decided('condition', node, true))
  }
  if (ts.isBinaryExpression(node)) {
    const { operatorToken: sign, left, right } = node
    const others = BINARY.get(sign.kind) ?? []
    for (const other of asked ? others.slice(0, -1) : others) edits.push(between('operator', node, sign, other))
    const without = CONNECTIVES.get(sign.kind)
    if (without !== undefined) edits.push(decided('side', left, without), decided('side', right, without))
    if (sign.kind === ts.SyntaxKind.QuestionQuestionToken)
      edits.push(exchanged('side', left, 'null'), exchanged('side', right, 'undefined'))
  }
  if (!asked && ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    edits.push(exchanged('operator', node, text(node.operand)))
  if (ts.isPostfixUnaryExpression(node)) {
    const other = node.operator === ts.SyntaxKind.PlusPlusToken ? '--' : '++'
    edits.push(exchanged('operator', node, `${text(node.operand)}${other}`))
  }
  return edits
}

function ofValues(node: ts.Node): readonly Edit[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [exchanged('value', node, 'false')]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [exchanged('value', node, 'true')]
  if (ts.isNumericLiteral(node)) {
    const by = text(node) === '0' ? ['1'] : [`(${node.text} + 1)`, `(${node.text} - 1)`]
    return by.map((other) => exchanged('value', node, other))
  }
  if (isWordOfAKind(node)) return [exchanged('word', node, "''")]
  if (ts.isArrayLiteralExpression(node))
    return node.elements
      .filter((each) => !ts.isOmittedExpression(each))
      .map((each) => ({
        operator: 'element',
        host: each,
        way: 'left out',
        from: each.getStart(),
        to: each.end,
        by: '',
      }))
  if (ts.isSpreadAssignment(node)) return [exchanged('spread', node.expression, '({})')]
  return []
}

function ofCalls(node: ts.Node): readonly Edit[] {
  const edits: Edit[] = []
  if (ts.isPropertyAccessChain(node) || ts.isElementAccessChain(node) || ts.isCallChain(node)) {
    const sign = node.questionDotToken
    if (sign !== undefined) edits.push(between('chain', node, sign, ts.isPropertyAccessChain(node) ? '.' : ''))
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return edits
  const { name, expression: of } = node.expression
  const other = METHODS[name.text]
  if (other !== undefined) edits.push(between('method', node, name, other))
  if (LEFT_OUT.has(name.text)) edits.push(exchanged('method', node, text(of)))
  return edits
}

function ofStatements(node: ts.Node): readonly Edit[] {
  if (ts.isExpressionStatement(node) || ts.isBreakStatement(node) || ts.isContinueStatement(node))
    return [{ operator: 'statement', host: node, way: 'left out', from: node.getStart(), to: node.end, by: '' }]
  if (ts.isForOfStatement(node)) return [exchanged('loop', node.expression, '[]')]
  if (ts.isCaseClause(node))
    return isCaseOfFault(node) ? [] : [{ ...exchanged('case', node.expression, ''), way: 'never' }]
  if (ts.isReturnStatement(node) && node.expression !== undefined && isMade(node.expression))
    return [exchanged('result', node.expression, '[]')]
  if (ts.isArrowFunction(node) && ts.isExpression(node.body) && isMade(node.body))
    return [exchanged('result', node.body, '[]')]
  return []
}

/** Whether a list is returned that is worked out. */
const isMade = (x: ts.Expression): boolean =>
  ts.isCallExpression(x) &&
  ts.isPropertyAccessExpression(x.expression) &&
  /^(flatMap|map|filter)$/.test(x.expression.name.text)
