import type { TextEdit } from '../../language/rename.ts'
import type { FileEdit } from '../protocol/name-calls.ts'

/** An edit as the page makes it. */
export const editOf = ({ span, replacement }: TextEdit): FileEdit => ({
  file: span.file.path,
  from: span.start,
  to: span.end,
  replacement,
})
