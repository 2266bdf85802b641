import { basename, dirname, resolve } from 'node:path'
import { isApart, isInside } from './inside.ts'
import { programRoot } from './paths.ts'
import { realPath, realPathAround, realPathOrProblem } from './real-path.ts'
import { statsOf } from './stats-of.ts'

/** No file of rules comes near it. In bytes. */
export const LARGEST_RULES = 1 << 25

/**
 * The folders from which rules may take in others: that of the file that was named, the nearest folder `rules` above
 * it, the working folder when the file lies in it, the rules of this program, those of the bases that were found, and
 * what is allowed besides. What is hidden in them, or installed, is not the project's own.
 */
export class ProjectFolders {
  private readonly folders = new Set<string>()
  private readonly allowed = new Set<string>()

  constructor(cwd: string, entry: string, allowed: readonly string[]) {
    this.addAround(entry)
    const around = dirname(cwd) !== cwd && isInside(realPath(cwd) ?? cwd, realPath(dirname(entry)) ?? entry)
    if (around) this.add(this.folders, cwd)
    this.add(this.folders, resolve(programRoot, 'rules'))
    for (const folder of allowed) this.add(this.allowed, folder)
  }

  /** Also takes in what lies around a file of rules. */
  addAround(file: string): void {
    this.add(this.folders, dirname(file))
    for (let folder = dirname(file); dirname(folder) !== folder; folder = dirname(folder)) {
      if (basename(folder) !== 'rules') continue
      this.add(this.folders, folder)
      break
    }
  }

  /**
   * Why a file may not be taken in; null where it may, or where the project has none. Links are judged by what they
   * lead to. Of a path that leads outside nothing more is said, not even whether something is there.
   */
  refusal(path: string): string | null {
    const real = realPathOrProblem(path)
    return (
      this.outside(realPathAround(path)) ?? (typeof real === 'string' ? notToBeRead(real) : (real?.problem ?? null))
    )
  }

  private outside(real: string): string | null {
    if ([...this.allowed].some((folder) => isInside(folder, real))) return null
    const around = [...this.folders].filter((folder) => isInside(folder, real))
    if (around.length === 0)
      return 'it lies outside of the folders of the project; `--allow-include FOLDER` allows another'
    if (around.some((folder) => !isApart(folder, real))) return null
    return 'it is hidden or installed, and not a part of the project; `--allow-include FOLDER` allows it'
  }

  private add(to: Set<string>, folder: string): void {
    const real = realPath(folder)
    if (real !== null) to.add(real)
  }
}

function notToBeRead(real: string): string | null {
  const stats = statsOf(real)
  if (stats === null) return null
  if (stats.isDirectory()) return 'it is a folder'
  if (!stats.isFile()) return 'it is no regular file'
  return stats.size > LARGEST_RULES ? `it has ${stats.size} bytes, and at most ${LARGEST_RULES} are read` : null
}
