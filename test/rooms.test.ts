import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'

/** Who imports whom, by the rules of `.dependency-cruiser.cjs`. */

interface Report {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly unknown[] }[]
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string }
      readonly from: string
      readonly to: string
    }[]
  }
}

const root = fileURLToPath(new URL('..', import.meta.url))
const rooms = ['grammar', 'compiler', 'language', 'runtime', 'cli', 'library', 'studio', 'editors']
let report: Report

beforeAll(() => {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...rooms]
  const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
  report = JSON.parse(
    execFileSync(process.execPath, [cruise, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 }),
  ) as Report
})

it('no room imports from one that it must not know', () => {
  const found = report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`)
  expect(found).toEqual([])
})

/**
 * The check is only worth something while it sees the code; with an unsupported compiler it sees nothing and is
 * content.
 */
it.each(rooms)('the room %s is seen', (room) => {
  const own = report.modules.filter((m) => m.source.startsWith(`${room}/`))
  expect(own.length).toBeGreaterThan(5)
  expect(own.some((m) => m.dependencies.length > 1)).toBe(true)
})

it('on the ground of the runtime lies what is exported and what an engine is, the rest in rooms', () => {
  const loose = report.modules.filter((m) => /^runtime\/[^/]+\.ts$/.test(m.source)).map((m) => m.source)
  expect(loose.length).toBeGreaterThan(5)
  expect(loose.length, loose.join(' ')).toBeLessThanOrEqual(15)
})
