import type { Project } from '../protocol/write-calls.ts'

type Files = Project['files']

/** A change of several files at once, which is taken back and made again as one, whichever of them is shown. */
export class TextsTogether {
  private readonly before: Files
  private readonly after: Files
  /** The files that were the project's own already; the others are as they ship again once it is taken back. */
  private readonly own: ReadonlySet<string>

  /** `before` and `after` have the same paths. */
  constructor(before: Files, after: Files, project: Files) {
    this.before = before
    this.after = after
    this.own = new Set(Object.keys(before).filter((path) => Object.hasOwn(project, path)))
  }

  /**
   * The files of a project once an editor gives one of them another text: with the others, where that text takes the
   * change back or makes it again, and nobody has written in them since; else null.
   */
  along(files: Files, file: string, text: string): Files | null {
    if (!Object.hasOwn(this.before, file)) return null
    const others = Object.keys(this.before).filter((path) => path !== file)
    if (text === this.before[file] && others.every((path) => files[path] === this.after[path])) {
      const shipped = Object.keys(this.before).filter((path) => !this.own.has(path))
      const kept = Object.entries({ ...files, ...this.before }).filter(([path]) => !shipped.includes(path))
      return Object.fromEntries(kept)
    }
    const isTakenBack = others.every((path) => files[path] === (this.own.has(path) ? this.before[path] : undefined))
    return text === this.after[file] && isTakenBack ? { ...files, ...this.after } : null
  }
}
