import type { StatementStructures } from 'ts-morph'
import tsMorphPackage from 'ts-morph/package.json' with { type: 'json' }
import type { Import, Imported } from '../typescript/imports.ts'
import { type FormatCache, formatAll } from './format.ts'

/** What stands above the declarations of a generated module. */
export interface ModuleHead {
  readonly comment: string
  readonly imports: readonly Import[]
}

/** The head of a module, made by ts-morph from its structure, and formatted. */
export async function headText(head: ModuleHead, cache: FormatCache): Promise<string> {
  const structure = `${maker}\n${plainHead(head)}`
  const known = cache.get(structure)
  if (known !== undefined) return known
  const [formatted = ''] = await formatAll([await written(head)], cache)
  cache.set(structure, formatted)
  return formatted
}

/** The same without ts-morph, as it comes. */
export function plainHead({ comment, imports }: ModuleHead): string {
  return [
    comment,
    ...imports.map(
      ({ from, typeOnly, names }) =>
        `import ${typeOnly ? 'type ' : ''}{ ${names.map(spelled).join(', ')} } from '${from}'`,
    ),
  ].join('\n')
}

const spelled = ({ name, alias }: Imported): string => (alias === undefined ? name : `${name} as ${alias}`)

/** What makes the text of a head; with another maker, what was made before no longer counts. */
const maker = `ts-morph ${tsMorphPackage.version} ${written.toString()}`

async function written({ comment, imports }: ModuleHead): Promise<string> {
  const { Project, StructureKind } = await import('ts-morph')
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true })
  const declarations = imports.map(({ from, typeOnly, names }): StatementStructures => ({
    kind: StructureKind.ImportDeclaration,
    moduleSpecifier: from,
    isTypeOnly: typeOnly,
    namedImports: names.map(({ name, alias }) => (alias === undefined ? { name } : { name, alias })),
  }))
  const statements = [comment, ...declarations]
  return project.createSourceFile('head.ts', { statements }).getFullText()
}
