import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pagePath } from '../../compiler/diagnostics/page-path.ts'
import { programRoot } from '../files/paths.ts'

/** The address of the page that says more of a finding: it comes with the program, and is there without a network. */
export const pageOf = (code: string): string => pathToFileURL(join(programRoot, pagePath(code))).href
