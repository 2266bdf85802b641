import { InvalidArgumentError } from 'commander'
import { type VersionNumber, versionNumberIn } from '../../compiler/diff/version-number.ts'

/** Reads a whole number within bounds. */
export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= from && value <= to) return value
    throw new InvalidArgumentError(`Give a whole number from ${from} to ${to}.`)
  }
}

/** A version of a game in three numbers. */
export function versionNumber(text: string): VersionNumber {
  const version = versionNumberIn(text)
  if (version !== null) return version
  throw new InvalidArgumentError('Give three numbers, as 1.2.3.')
}

/** Names with commas between them. */
export function list(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  if (names.some((name) => name === '')) throw new InvalidArgumentError('Give names with commas between them.')
  return names
}

/** Gathers repeated `name=value`. */
export function nameAndValue(text: string, before: Readonly<Record<string, string>>): Record<string, string> {
  const at = text.indexOf('=')
  if (at < 1) throw new InvalidArgumentError('Give it as name=value.')
  return { ...before, [text.slice(0, at)]: text.slice(at + 1) }
}

/** A language as in `ja` or `zh-Hant`. */
export function languageCode(text: string): string {
  if (/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/.test(text)) return text
  throw new InvalidArgumentError('Give a code such as en or ja.')
}

/** How often a loop may go round, as an engine is told; nothing where nothing was said. */
export function roundsMeant({ roundLimit }: { readonly roundLimit?: number | undefined }): {
  readonly roundLimit?: number
} {
  return roundLimit === undefined ? {} : { roundLimit }
}
