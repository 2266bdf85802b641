import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type PackageEntry, sourceManifest } from './project.ts'
import { INSTALLED, WANTED_BY_SOME } from './program.ts'

/** What the manifest of the package takes over from that of the sources. */
const TAKEN = ['name', 'version', 'description', 'license', 'keywords', 'type', 'engines'] as const

/** The manifest of the package; `built` is what stands in it, by path. */
export function packageManifest(entries: readonly PackageEntry[], built: readonly string[]): object {
  const taken = Object.fromEntries(TAKEN.map((field) => [field, sourceManifest[field]]))
  const bundled = entries.map(({ name, source, file }) => [
    name,
    { types: `./types/${source.replace('./', '').replace(/\.ts$/, '.d.ts')}`, default: `./lib/${file}.js` },
  ])
  return {
    ...taken,
    bin: { houserules: './program/houserules.js' },
    exports: {
      ...Object.fromEntries(bundled),
      './games/*': { types: './games/*/index.d.ts', default: './games/*/index.js' },
      './rules/*': './rules/*',
      './package.json': './package.json',
    },
    files: [
      'program',
      'lib',
      'vendor',
      'types',
      'games',
      'rules',
      'studio',
      'templates',
      'compiler',
      'grammar',
      'cli',
      'docs',
      'runtime',
      '*.md',
    ],
    sideEffects: ['./program/*'],
    dependencies: Object.fromEntries(INSTALLED.map((name) => [name, sourceManifest.dependencies[name]])),
    peerDependencies: { vite: '>=5', ...wantedBySome((name) => sourceManifest.devDependencies[name]) },
    peerDependenciesMeta: { vite: { optional: true }, ...wantedBySome(() => ({ optional: true })) },
    // Tells builds of one version apart, for what is kept between runs.
    houserules: {
      build: hash('sha256', built.map((path) => readFileSync(path, 'utf8')).join('\0'), 'hex').slice(0, 16),
    },
  }
}

const wantedBySome = (of: (name: (typeof WANTED_BY_SOME)[number]) => unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(WANTED_BY_SOME.map((name) => [name, of(name)]))
