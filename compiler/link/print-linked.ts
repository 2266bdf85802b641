import { titled } from '../print-lines.ts'
import type { Definition } from './definition.ts'
import type { Linked } from './link.ts'

/** The files of a game: each with its length and what stands in it, in order; then what it takes from its base. */
export function printLinked(linked: Linked, files: ReadonlyMap<string, string>): string {
  const own = [...files].flatMap(([name, text]) => {
    const placed = linked.own.filter(({ file }) => `${file}.ts` === name)
    const said = placed.map(
      ({ definition, more }) => `${line(definition)}${more === null ? '' : ', as far as it is new'}`,
    )
    return titled(`${name}, ${text.split('\n').length - 1} lines`, said)
  })
  const inherited = [...linked.definitions.values()].filter(({ folder }) => folder !== linked.folder)
  const taken = inherited.map(({ definition, folder }) => `${folder}: ${line(definition)}`)
  return [...own, ...(taken.length === 0 ? [] : titled('taken over', taken))].join('\n')
}

function line(definition: Definition): string {
  const { doc } = definition.piece
  return `${kindOf(definition)} ${definition.key}${doc === '' ? '' : `  -- ${doc}`}`
}

function kindOf({ piece: { code, declares } }: Definition): string {
  if (code.kind === 'function') return 'function'
  return declares?.kind === 'names' || declares?.kind === 'group' ? 'table' : (declares?.kind ?? 'constant')
}
