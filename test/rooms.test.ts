import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** The boundary check is only worth something while it sees the code; with an unsupported compiler it sees nothing and is content. */
it('sees every room of the project', () => {
  const report = execFileSync('npx', ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'grammar', 'compiler', 'runtime', 'cli'], {
    cwd: new URL('..', import.meta.url), encoding: 'utf8', maxBuffer: 1 << 28,
  })
  const { modules } = JSON.parse(report) as { modules: { source: string; dependencies: unknown[] }[] }
  for (const room of ['grammar/', 'compiler/', 'runtime/', 'cli/']) {
    const own = modules.filter((m) => m.source.startsWith(room))
    expect(own.length, room).toBeGreaterThan(10)
    expect(own.some((m) => m.dependencies.length > 1), room).toBe(true)
  }
})
