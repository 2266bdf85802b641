import { join, resolve } from 'node:path'
import { buildPackage } from './build-package.ts'
import { root } from './project.ts'

// `npm run build:package [FOLDER]`: what is published, ready for `npm pack`, in `dist` unless a folder is named.

const folder = process.argv[2] === undefined ? join(root, 'dist') : resolve(process.argv[2])
await buildPackage(folder)
process.stdout.write(`${folder}\n`)
