import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathsBelow } from './files-below.ts'

/** A link of Markdown that leads to a file beside the page: its words, the path, and what is behind `#`. */
const LINK = /\[([^\]]*)\]\((?![a-z]+:|#)([^)#]+)(#[^)]*)?\)/g

/** The pages below a folder, for people. */
export function pagesBelow(folder: string): string[] {
  return pathsBelow(folder).filter((path) => path.endsWith('.md'))
}

/** The files that a page leads to, and which are not there. */
export function deadLinks(page: string): string[] {
  const paths = [...readFileSync(page, 'utf8').matchAll(LINK)].map(([, , path = '']) => path)
  return paths.filter((path) => !existsSync(join(dirname(page), path)))
}

/** Of a page about the sources, what leads to a file that the package leaves out stays as words. */
export function leadOnlyToWhatIsThere(page: string): void {
  const dead = new Set(deadLinks(page))
  if (dead.size === 0) return
  const text = readFileSync(page, 'utf8')
  writeFileSync(
    page,
    text.replace(LINK, (link, words: string, path: string) => (dead.has(path) ? words : link)),
  )
}
