import type { StatementStructures } from 'ts-morph'
import tsMorphPackage from 'ts-morph/package.json' with { type: 'json' }
import type { Import, Imported } from '../typescript/imports.ts'
import { Table, verbatim } from '../typescript/code.ts'
import { WIDTH, typeScript } from '../typescript/print.ts'
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
  return [comment, ...imports.map((each) => importing(each, `{ ${each.names.map(spelled).join(', ')} }`))].join('\n')
}

const importing = ({ from, typeOnly }: Import, names: string): string =>
  `import ${typeOnly ? 'type ' : ''}${names} from '${from}'`

const spelled = ({ name, alias }: Imported): string => (alias === undefined ? name : `${name} as ${alias}`)

/** An import that is longer than a line fills lines, where Prettier would give each name one of its own. */
function filledLines(each: Import): string | null {
  const entries = each.names.map((name) => ({ key: null, value: verbatim(spelled(name)) }))
  const names = typeScript(new Table(['{', '}'], entries, false))
  const text = importing(each, names)
  return text.includes('\n') || text.length > WIDTH ? `// prettier-ignore\n${text}` : null
}

/** What makes the text of a head; with another maker, what was made before no longer counts. */
const maker = `ts-morph ${tsMorphPackage.version} ${written.toString()} ${filledLines.toString()}`

async function written({ comment, imports }: ModuleHead): Promise<string> {
  const { Project, StructureKind } = await import('ts-morph')
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true })
  const declarations = imports.map((each): StatementStructures | string => {
    const filled = filledLines(each)
    if (filled !== null) return filled
    const { from, typeOnly, names } = each
    return {
      kind: StructureKind.ImportDeclaration,
      moduleSpecifier: from,
      isTypeOnly: typeOnly,
      namedImports: names.map(({ name, alias }) => (alias === undefined ? { name } : { name, alias })),
    }
  })
  const statements = [comment, ...declarations]
  return project.createSourceFile('head.ts', { statements }).getFullText()
}
