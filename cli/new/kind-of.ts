import { basename } from 'node:path'

/** The kind of game that a file of the templates is of. */
export const kindOf = (path: string): string => basename(path, '.rules')
