import type { Step } from './run-beside.ts'

/**
 * Most of what compiles many games once runs too seldom for it to be worth its while to be optimised: by V8's own
 * measure up to half of the processor time goes into that.
 */
export const SELDOM_OPTIMISED = '--interrupt-budget=600000'

/**
 * What `npm test` runs: checks one after another, those first whose failure is cheapest to read, and beside them the
 * tests. Everything of it is in `npm run test:all`, with the types as TypeScript 6 sees them, which some of those who
 * import an engine still have.
 */

const checks: readonly Step[] = [
  // The linter asks for the types, and tells what is wrong with them; those of `generated/` are in the tests.
  { name: 'lint, types and layout', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'what nobody uses', command: ['npm', 'run', '--silent', 'unused'] },
  { name: 'layout of the rules', command: ['node', 'cli/bin.js', 'format', '--check', 'rules'] },
  { name: 'generated modules are fresh', command: ['node', SELDOM_OPTIMISED, 'cli/bin.js', 'build', '--check'] },
]

const olderTypes: Step = {
  name: 'types in TypeScript 6',
  command: ['node', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'],
}

const tests = (env: Step['env'] = {}): Step => ({
  name: 'tests',
  command: ['node', 'node_modules/vitest/vitest.mjs', 'run'],
  env,
})

/** Lanes that run beside each other. */
export const daily: readonly (readonly Step[])[] = [checks, [tests()]]

/** The same with all that is long by nature; see `kit/effort.ts`. */
export const everything: readonly (readonly Step[])[] = [[...checks, olderTypes], [tests({ HOUSERULES_LAWS: '4' })]]

const npm = (name: string, ...args: readonly string[]): Step => ({ name, command: ['npm', ...args] })

/**
 * What `npm test` leaves out, since it needs programs that are to be installed, or installs itself: the page in a
 * browser; the package as others install it; editors; work over Redis; Python. Most of it waits for others most of the
 * time, so that two lanes have room beside each other.
 */
export const rest: readonly (readonly Step[])[] = [
  [npm('studio in a browser', 'run', '--silent', 'test:studio'), npm('site', 'run', '--silent', 'test:site')],
  [
    npm('package as it is installed', 'run', '--silent', 'test:package'),
    npm('packages of the extension', ...'ci --prefix editors/vscode --omit=optional --ignore-scripts'.split(' ')),
    npm('extension of VS Code', 'run', '--silent', 'build:vscode'),
    npm('other editors', 'run', '--silent', 'test:editors'),
    npm('work over Redis', 'run', '--silent', 'test:over'),
    npm('Python package', 'run', '--silent', 'test:python'),
  ],
]
