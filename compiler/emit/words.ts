import type { Values } from '../kept-values.ts'
import { unused } from './names.ts'

const identifier = '[A-Za-z_$\\u0080-\\uffff][\\w$\\u0080-\\uffff]*'

/** A string or comment, a name after a dot, a name before a colon, or (captured) a name that stands for itself. */
const token = new RegExp(`"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'|//[^\\n]*|/\\*[^]*?\\*/|(?<!\\.)\\.\\s*${identifier}|${identifier}: |(${identifier})`, 'g')

/** Adds the names that emitted code uses: neither in comments and strings, nor as members, keys or parameters. */
function addWords(code: string, words: Set<string>): void {
  token.lastIndex = 0
  for (let found = token.exec(code); found !== null; found = token.exec(code)) if (found[1] !== undefined) words.add(found[1])
}

/** Whether emitted code names a variable that stands for itself. */
export function mentions(code: string, name: string): boolean {
  const words = new Set<string>()
  addWords(code, words)
  return words.has(name)
}

const declaration = new RegExp(`^export (?:const|function|interface|type) (${identifier})`, 'gm')

function exportsOf(code: string): string[] {
  return code.includes('export ') ? Array.from(code.matchAll(declaration), ([, name]) => name) : []
}

const functionHead = /^(?:export )?function [^(]+\(([^\n]*)\): [^\n]*\{\n/
const parameter = new RegExp(`${identifier}(?=: )`, 'g')

/** What a module needs to know of the code of one of its pieces. */
export interface PieceText {
  /** The code, in which parameters that a function does not use are marked as such. */
  readonly code: string
  readonly words: ReadonlySet<string>
  /** Names that it exports, in the order of the text. */
  readonly exports: readonly string[]
}

/** Pieces that were looked at before, by their code. */
export type PieceCache = Values<PieceText>

export function pieceText(code: string, cache: PieceCache): PieceText {
  const known = cache.get(code)
  if (known !== undefined) return known
  const made = readPiece(code)
  cache.set(code, made)
  return made
}

function readPiece(code: string): PieceText {
  const words = new Set<string>()
  const [head = '', params = ''] = functionHead.exec(code) ?? []
  addWords(code.slice(head.length), words)
  const marked = params.replace(parameter, (name) => (words.has(name) ? name : unused(name)))
  addWords(head, words)
  return { code: marked === params ? code : head.replace(params, () => marked) + code.slice(head.length), words, exports: exportsOf(code) }
}
