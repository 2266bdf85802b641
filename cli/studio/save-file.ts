import { isUtf8 } from 'node:buffer'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LARGEST_RULES } from '../files/project-folders.ts'
import { readTextIfThere } from '../files/read-text.ts'
import { writeFile } from '../files/write-file.ts'
import { refuseRequest } from './refuse.ts'
import { type StudioProject, tagOf } from './studio-project.ts'

/**
 * Answers `PUT` of a file's text: it is written where the file on the disk is still the one that `If-Match` names, or
 * is not there yet and no tag is given. Else somebody else wrote it in the meantime, and nothing is lost.
 */
export async function saveFile(
  request: IncomingMessage,
  response: ServerResponse,
  project: StudioProject,
  path: string,
): Promise<void> {
  if (request.method !== 'PUT') return refuseRequest(response, 405, 'files are saved by PUT')
  const place = project.placeOf(path)
  if (place === null) return refuseRequest(response, 403, `${path} is no rules file of this project`)
  const bytes = await bytesOf(request)
  if (bytes === null) return refuseRequest(response, 413, `more than ${LARGEST_RULES} bytes are not saved`)
  if (!isUtf8(bytes)) return refuseRequest(response, 400, 'rules are saved as UTF-8')
  const text = bytes.toString('utf8')
  const there = readTextIfThere(place)
  const known = request.headers['if-match'] ?? null
  if ((there === null ? null : `"${tagOf(there)}"`) !== known)
    return refuseRequest(response, 412, `${path} was changed on the disk in the meantime`)
  writeFile(place, text)
  response.writeHead(204, { etag: `"${tagOf(text)}"` }).end()
}

/** Null where it is too long. */
async function bytesOf(request: IncomingMessage): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > LARGEST_RULES) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
