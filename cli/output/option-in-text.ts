import { nameInText } from '../../grammar/name-in-text.ts'

/** A value of an option as rules say it; it may be a number, `yes` or `no`. */
export const optionInText = (value: string): string => (/^(?:\d+|yes|no|none)$/.test(value) ? value : nameInText(value))
