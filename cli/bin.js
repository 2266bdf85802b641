#!/usr/bin/env node
// The program is TypeScript: this runs it as built, or else registers what runs the sources, and hands over.
import { runBuiltProgram } from './built-program.js'

if (!await runBuiltProgram()) {
  const { register } = await import('tsx/esm/api')
  register()
  await import('./main.ts')
}
