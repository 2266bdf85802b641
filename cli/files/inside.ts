import { isAbsolute, relative, sep } from 'node:path'

/** Whether a path is a folder, or lies in it; both are given in full and without links. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** Whether something in a folder is hidden or installed there, and so no part of a project. */
export function isApart(folder: string, path: string): boolean {
  return relative(folder, path)
    .split(sep)
    .some((part) => part.startsWith('.') || part === 'node_modules')
}
