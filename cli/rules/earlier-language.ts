import type { Sayable } from '../../grammar/saying.ts'
import { rulesHost } from '../files/rules-host.ts'
import { shellWord } from '../output/shell-word.ts'
import type { Context } from '../context.ts'
import { stated } from '../stated.ts'

/** What to do with a game that is refused for nothing but that its text is of an earlier language; null where it is not. */
export async function earlierLanguage({ io, tools }: Context, path: string): Promise<Sayable | null> {
  const { reworded, checked } = await tools.migrateGame(path, rulesHost(io.cwd, path, io.includes), 1)
  if (reworded.length === 0 || checked.diagnostics.some(({ severity }) => severity === 'error')) return null
  const from = Math.min(...reworded.map(({ change }) => change.last))
  const files = [...new Set([path, ...reworded.map((each) => each.path)])].map(shellWord).join(' ')
  const what = reworded.length === 1 ? stated('a sentence of it') : stated('{1} sentences of it', reworded.length)
  return stated(
    '{1} is refused only since it is of an earlier language: `houserules format --from {2} {3}` says {4} in the words of today',
    path,
    from,
    files,
    what,
  )
}
