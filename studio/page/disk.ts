import type { Project } from '../protocol/write-calls.ts'

/** What the files of a project are on the disk: their texts, and the tags that tell them from what others write. */
export type OnDisk = Readonly<Record<string, { readonly text: string; readonly tag: string }>>

/** Whether `houserules studio` serves this page: it leads here with `?project`. */
export const isOnDisk = (search: string): boolean => new URLSearchParams(search).has('project')

/** The files of the project behind this page. @throws Error in words where there is none any more */
export async function readDisk(): Promise<{ readonly entry: string; readonly files: OnDisk }> {
  const response = await fetch('./project.json')
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as { readonly entry: string; readonly files: OnDisk }
}

/**
 * Saves a file, where it still is what it was when it was read; gives its new tag.
 * @throws Error in words where it is not, or cannot be saved
 */
export async function writeDisk(path: string, text: string, tag: string | null): Promise<string> {
  const response = await fetch(`./project/${path.split('/').map(encodeURIComponent).join('/')}`, {
    method: 'PUT',
    body: text,
    headers: tag === null ? {} : { 'if-match': `"${tag}"` },
  })
  if (!response.ok) throw new Error(await response.text())
  return (response.headers.get('etag') ?? '').replaceAll('"', '')
}

/** The files of a project that are not on the disk as they stand here. */
export const unsaved = ({ files }: Project, disk: OnDisk): string[] =>
  Object.keys(files).filter((path) => disk[path]?.text !== files[path])
