import { createReadStream, readdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { lookup } from 'mrmime'

/** Sends a file of a page by its path; false where there is none such. */
export type SendFile = (response: ServerResponse, path: string) => boolean

/** Sends the files of a folder: those that were in it at first and no others, so that no path leads out of it. */
export function pageFiles(folder: string): SendFile {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file).split(sep).join('/'), file]),
  )
  return (response, path) => {
    const file = files.get(path)
    if (file === undefined) return false
    response.writeHead(200, { 'content-type': typeOf(file), 'cache-control': 'no-cache' })
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
    return true
  }
}

function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
