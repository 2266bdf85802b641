import { declaredName } from '../../grammar/declared-name.ts'
import type { Project } from '../protocol/write-calls.ts'

/**
 * A project of what somebody chose: a zip, or one rules file. It begins with the first file that declares a game.
 * @throws RangeError where there is none
 */
export async function readFolder(file: File): Promise<Project> {
  const files = file.name.endsWith('.zip')
    ? (await import('../share/zip-folder.ts')).unzipFolder(new Uint8Array(await file.arrayBuffer()))
    : { [file.name]: await file.text() }
  const entry = Object.keys(files).find((path) => declaredName(files[path] ?? '') !== null)
  if (entry === undefined) throw new RangeError(`no file of ${file.name} begins with \`game\` or \`variant\``)
  return { files, entry }
}
