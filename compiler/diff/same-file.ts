import type { Resolution } from '../game/resolve.ts'

/**
 * Whether two paths are the same file of a game. Two copies of a game may lie in different folders, and its file may be
 * called otherwise: what counts is where the others lie from it.
 */
export function sameFile(old: Resolution, next: Resolution): (was: string, is: string) => boolean {
  const [before, after] = [fromEntry(old), fromEntry(next)]
  return (was, is) => was === is || before(was) === after(is)
}

function fromEntry({ modules }: Resolution): (path: string) => string {
  const entry = modules.at(-1)?.path ?? ''
  const folders = entry.split('/').slice(0, -1)
  return (path) => {
    if (path === entry) return ''
    const parts = path.split('/')
    const apart = folders.findIndex((folder, i) => folder !== parts[i])
    const shared = apart < 0 ? folders.length : apart
    return [...folders.slice(shared).map(() => '..'), ...parts.slice(shared)].join('/')
  }
}
