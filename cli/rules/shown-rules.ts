import type { Resolution } from '../../compiler/game/resolve.ts'
import type { ExampleDecl } from '../../compiler/syntax/ast.ts'
import { walkSyntax } from './walk-syntax.ts'

/** What the examples of a game are about. */
export interface Shown {
  readonly clauses: ReadonlySet<string>
  /** Every name in their lines: of events that are done, offered or refused, and of facts that are checked. */
  readonly names: ReadonlySet<string>
}

export function shownByExamples({ entries }: Resolution): Shown {
  const clauses = new Set<string>()
  const names = new Set<string>()
  for (const { decl } of entries) if (decl.kind === 'example') gather(decl, clauses, names)
  return { clauses, names }
}

function gather(example: ExampleDecl, clauses: Set<string>, names: Set<string>): void {
  for (const name of example.cites) clauses.add(name.text)
  walkSyntax(example.steps, (node) => {
    if (node['kind'] === 'offered') for (const name of node['because'] as readonly { readonly text: string }[]) clauses.add(name.text)
    if (typeof node['text'] === 'string') names.add(node['text'])
    if (node['kind'] === 'name') names.add(String(node['name']))
  })
}
