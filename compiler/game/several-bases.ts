import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { error } from '../diagnostics/make.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Loader } from './load.ts'

/** HR0409: files that declare one name and lie equally near, each of which could be the base that is named. */
export function severalBases({ host, parsed }: Loader, name: Name, paths: readonly string[]): Diagnostic {
  const headers = paths.flatMap((path) => parsed.parse(path, host.read(path) ?? '').file.header ?? [])
  const files = paths.map((path) => `\`${path}\``)
  const listed = `${files.slice(0, -1).join(', ')} and ${files.at(-1) ?? ''}`
  return error(
    'HR0409',
    'which base is meant?',
    name.span,
    `${listed} ${files.length === 2 ? 'both' : 'all'} declare \`${name.text}\``,
    {
      secondary: headers.map((header) => ({ span: header.name.span, text: 'it may be this one' })),
      hint: 'rename one of them, or move it to a folder that lies further away',
    },
  )
}
