#!/usr/bin/env node
// The program is TypeScript: this runs it as built, or else registers what runs the sources, and hands over.
import { fileURLToPath } from 'node:url'
import { runBuilt } from './built-program.js'
import { supervised } from './supervise.js'

if (!supervised(fileURLToPath(import.meta.url)) && !(await runBuilt('program'))) {
  const { register } = await import('tsx/esm/api')
  register()
  await import('./main.ts')
}
