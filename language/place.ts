import type { Span } from '../grammar/source-file.ts'

/** An offset, in UTF-16 units from 0, in a file. */
export interface Place {
  readonly path: string
  readonly offset: number
}

/** Texts of one file that was read twice are the same file. */
export const spanKey = ({ file: { path }, start, end }: Span): string => `${path}:${start}:${end}`

/** Whether a place lies in a span, or right behind it. */
export const holdsPlace = ({ file, start, end }: Span, { path, offset }: Place): boolean =>
  file.path === path && start <= offset && offset <= end
