import type { SourceFile } from '../grammar/source-file.ts'
import type { RulesHost } from './game/load.ts'
import type { Resolution } from './game/resolve.ts'

/** What a compilation has read. */
interface Read {
  readonly sources: ReadonlyMap<string, SourceFile>
  readonly resolution: Resolution | null
}

/**
 * Games that were compiled in one build, for the variants that stand on them. What one of them read is read again
 * before another takes it over: a variant that lies elsewhere may find another game of the same name.
 */
export class CompiledBases<Result extends Read> {
  private readonly known = new Map<string, Result>()

  of(path: string, host: RulesHost): Result | undefined {
    const result = this.known.get(path)
    return result !== undefined && readsTheSame(result, host) ? result : undefined
  }

  keep(path: string, result: Result): Result {
    this.known.set(path, result)
    return result
  }
}

function readsTheSame({ sources, resolution }: Read, host: RulesHost): boolean {
  const modules = resolution?.modules ?? []
  return (
    [...sources].every(([path, { text }]) => host.read(path) === text) &&
    modules.every(({ path, header }, i) => i === modules.length - 1 || host.find(header.name.text) === path)
  )
}
