#!/usr/bin/env node
// The command of the package, as bin.js is that of the sources: built beforehand, so that nothing has to make it run.
import { fileURLToPath } from 'node:url'
import { supervised } from './supervise.js'

if (!supervised(fileURLToPath(import.meta.url))) await import('./main.ts')
