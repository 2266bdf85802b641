import { randomBytes } from 'node:crypto'
import { type Server, type ServerResponse, createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { printable } from '../../compiler/diagnostics/printable.ts'
import { UsageError } from '../usage-error.ts'
import { refuseRequest } from './refuse.ts'
import { type StudioProject, tagOf } from './studio-project.ts'
import { isUtf8 } from 'node:buffer'
import { pageFiles } from '../files/page-files.ts'
import { LARGEST_RULES } from '../files/project-folders.ts'
import { readTextIfThere } from '../files/read-text.ts'
import { writeFile } from '../files/write-file.ts'
import { stated } from '../stated.ts'

/** A studio that is served to the browsers of this machine. */
export interface ServedStudio {
  readonly url: string
  /** Whether it is served at another port than ever, which was taken. */
  readonly isElsewhere: boolean
  close(): Promise<void>
}

/** The same each time: what a browser keeps it keeps for an address, and with it all that was played. */
const USUAL_PORT = 4732

/**
 * Serves the page in `folder` with the files of a project. Other pages in the same browser can send requests here as
 * well, so that everything lies below a path that nobody can guess, and is given only to who asks by the name of this
 * machine. Without a port it is the usual one, or any other where that is taken.
 *
 * @throws UsageError where the port that is wanted is taken
 */
export async function serveStudio(
  folder: string,
  project: StudioProject,
  port: number | undefined,
  usual = USUAL_PORT,
): Promise<ServedStudio> {
  const key = `/${randomBytes(16).toString('base64url')}/`
  const page = pageFiles(folder)
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    if (!isThisMachine(request.headers.host) || !url.startsWith(key))
      return refuseRequest(response, 404, 'there is nothing here')
    const path = pathIn(url.slice(key.length - 1))
    if (path === null) return refuseRequest(response, 400, 'this is no path')
    if (path === 'project.json') return void answer(response, () => sendFiles(response, project))
    if (path.startsWith('project/'))
      return void answer(response, () => saveFile(request, response, project, path.slice('project/'.length)))
    if (!page(response, path === '' ? 'index.html' : path)) refuseRequest(response, 404, 'there is nothing here')
  })
  const isElsewhere = port === undefined && !(await listens(server, usual))
  if (isElsewhere || port !== undefined) await listening(server, port ?? 0)
  const { port: taken } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${taken}${key}?project`, isElsewhere, close: () => closed(server) }
}

/** A page of another host may be let lead here by name; its requests then come with that name. */
const isThisMachine = (host: string | undefined): boolean => /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host ?? '')

function pathIn(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://here').pathname.slice(1))
  } catch {
    return null
  }
}

async function sendFiles(response: ServerResponse, project: StudioProject): Promise<void> {
  const files = JSON.stringify(await project.read())
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(files)
}

/** What the disk refuses is told to the page. */
async function answer(response: ServerResponse, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    refuseRequest(response, 500, printable(error instanceof Error ? error.message : String(error)))
  }
}

/** @throws UsageError where it cannot */
async function listening(server: Server, port: number): Promise<void> {
  try {
    await listen(server, port)
  } catch (error) {
    throw new UsageError(
      stated('the studio cannot be served: {1}', error instanceof Error ? error.message : String(error)),
    )
  }
}

/** Whether it could. */
const listens = (server: Server, port: number): Promise<boolean> =>
  listen(server, port).then(
    () => true,
    () => false,
  )

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/**
 * Answers `PUT` of a file's text: it is written where the file on the disk is still the one that `If-Match` names, or
 * is not there yet and no tag is given. Else somebody else wrote it in the meantime, and nothing is lost.
 */
async function saveFile(
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
