import ts from 'typescript'

// What mutation operators ask of the tree of a file.

export const text = (node: ts.Node): string => node.getText()

/** The whole chain of which a node is a link, if one of its links is `?.`; else the node. */
export function chainOf(node: ts.Node): ts.Node {
  let host = node
  while (ts.isOptionalChain(host.parent) && host.parent.expression === host) host = host.parent
  return host
}

/** Whether the outcome of an expression decides which way is gone. */
export function isAsked(node: ts.Expression): boolean {
  const { parent } = node
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent))
    return parent.expression === node
  return (ts.isConditionalExpression(parent) || ts.isForStatement(parent)) && parent.condition === node
}

/** What can only happen where the program has a fault, and what is of types: no test has to see it. */
export function isInvariant(node: ts.Node): boolean {
  return ts.isThrowStatement(node) || (ts.isIfStatement(node) && throws(node.thenStatement))
}

/** Whether a case, or the one that it shares its text with, only says that the program has a fault. */
export function isCaseOfFault(node: ts.CaseClause): boolean {
  const { clauses } = node.parent
  const text = clauses.slice(clauses.indexOf(node)).find(({ statements }) => statements.length > 0)
  return text?.statements[0] !== undefined && ts.isThrowStatement(text.statements[0])
}

function throws(statement: ts.Statement): boolean {
  if (ts.isThrowStatement(statement)) return true
  return ts.isBlock(statement) && statement.statements.length === 1 && statement.statements.some(throws)
}

/** A string that names something; sentences and codes of findings are held by the tests of each check. */
export function isWordOfAKind(node: ts.Node): boolean {
  if (!ts.isStringLiteral(node) || !/^[a-z][a-zA-Z-]*$/.test(node.text)) return false
  const { parent } = node
  // A kind that is compared is seen by the operator that compares it.
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  return !ts.isCaseClause(parent) && !ts.isElementAccessExpression(parent) && !isName(node, parent)
}

const isName = (node: ts.Node, parent: ts.Node): boolean =>
  (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) && parent.name === node

/** What is left out of the walk: types, and what stands outside of any text that runs. */
export function isWithoutMeaning(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    isInvariant(node)
  )
}

/** The names of the functions, methods, classes and constants around a node, from the outside. */
export function pathOf(node: ts.Node): string {
  const names: string[] = []
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    const name = nameOf(at)
    if (name !== null) names.unshift(name)
  }
  return names.join('.')
}

function nameOf(node: ts.Node): string | null {
  if (ts.isConstructorDeclaration(node)) return 'constructor'
  const named =
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isGetAccessorDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node)
  if (!named || node.name === undefined) return null
  return ts.isObjectBindingPattern(node.name) || ts.isArrayBindingPattern(node.name) ? null : text(node.name)
}

/** Whether a node is carried out as its module is loaded, and never again. */
export function isLoadedOnce(node: ts.Node): boolean {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionLike(at)) return false
    if (ts.isPropertyDeclaration(at)) return at.modifiers?.some((m) => m.kind === ts.SyntaxKind.StaticKeyword) ?? false
  }
  return true
}
