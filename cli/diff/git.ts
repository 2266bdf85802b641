import { execFileSync } from 'node:child_process'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

const MOST_BYTES = 1 << 29

/** What git answers, or null where it refuses: where it ends with none of the codes that are `fine`. */
export function askGit(
  cwd: string,
  args: readonly string[],
  input?: string,
  fine: readonly number[] = [0],
): Buffer | null {
  try {
    return execFileSync('git', [...args], {
      cwd,
      maxBuffer: MOST_BYTES,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(input === undefined ? {} : { input }),
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new UsageError(stated('revisions are read with `git`, which is not installed; give files instead'))
    return error instanceof Error && 'status' in error && 'stdout' in error && fine.includes(Number(error.status))
      ? (error.stdout as Buffer)
      : null
  }
}

export function gitLine(cwd: string, args: readonly string[]): string | null {
  return askGit(cwd, args)?.toString('utf8').trimEnd() ?? null
}

/** The folder of the repository that holds `cwd`, or null outside of any. */
export function repositoryOf(cwd: string): string | null {
  return gitLine(cwd, ['rev-parse', '--show-toplevel'])
}
