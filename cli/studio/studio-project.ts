import { createHash } from 'node:crypto'
import { dirname, relative, resolve, sep } from 'node:path'
import { gameMeant } from '../arguments/game-meant.ts'
import type { Context } from '../context.ts'
import { isApart, isInside } from '../files/inside.ts'
import { programRoot } from '../files/paths.ts'
import { textOrNull } from '../files/read-text.ts'
import { realPathAround } from '../files/real-path.ts'
import { filesBelow, rulesIn } from '../files/rules-files.ts'
import { rulesHost } from '../files/rules-host.ts'

/** What the page is given: texts by path from the folder of the project, each with the tag of its text. */
export interface ProjectFiles {
  /** The file that the game begins with: one of `files`, or one that ships. */
  readonly entry: string
  readonly files: Readonly<Record<string, { readonly text: string; readonly tag: string }>>
}

/** Tells a text from what it was before. */
export const tagOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** The files of one game on the disk, as the studio opens them. */
export class StudioProject {
  readonly root: string
  private readonly context: Context
  private readonly file: string

  /** @throws UsageError where `game` is neither a file nor the name of a game */
  constructor(context: Context, game: string) {
    const { cwd } = context.io
    this.context = context
    this.file = resolve(cwd, gameMeant(cwd, game))
    // A game that ships is played as it is; what is made of it is saved to the working folder.
    this.root = isInside(cwd, this.file) || isShipped(this.file) ? cwd : dirname(this.file)
  }

  /** Reads the files of the game, and all that lie beside it. */
  async read(): Promise<ProjectFiles> {
    if (!isInside(this.root, this.file)) return { entry: pathFrom(programRoot, this.file), files: {} }
    const { io, tools } = this.context
    const entry = pathFrom(this.root, this.file)
    const { sources } = await tools.checkGame(entry, rulesHost(this.root, entry, io.includes ?? []))
    const beside = [...rulesIn(dirname(this.file)), ...filesBelow(dirname(this.file), '.clauses.json', 0)]
    const full = [...sources.keys(), ...beside].map((path) => resolve(this.root, path))
    const paths = [...new Set(full)].filter((path) => isInside(this.root, path)).sort()
    const files = paths.flatMap((path) => {
      const text = textOrNull(path)
      return text === null ? [] : [[pathFrom(this.root, path), { text, tag: tagOf(text) }] as const]
    })
    return { entry, files: Object.fromEntries(files) }
  }

  /** Where a file that the page names lies on the disk; null where the page has no business. */
  placeOf(path: string): string | null {
    if (!isName(path)) return null
    const full = resolve(this.root, path)
    const isOurs = /\.(?:rules|clauses\.json)$/.test(path) && isInside(this.root, full) && !isApart(this.root, full)
    // Links are judged by what they lead to.
    return isOurs && isInside(realPathAround(this.root), realPathAround(full)) ? full : null
  }
}

/** Signs that no disk or no reader takes for part of a name, and more of them than disks take. */
const isName = (path: string): boolean =>
  !/[\p{Cc}\p{Cf}<>:"|?*]/u.test(path) && path.split('/').every((part) => Buffer.byteLength(part) <= 255)

const isShipped = (file: string): boolean => isInside(resolve(programRoot, 'rules'), file)

const pathFrom = (root: string, path: string): string => relative(root, path).split(sep).join('/')
