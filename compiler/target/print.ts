import { type Code, type Part, codeOf, isList, levelOfPart, partAt } from './code.ts'
import type { Name } from './name.ts'
import type { Hole } from './template.ts'

export interface Printing {
  /** How a name is spelled where it is printed. */
  readonly spell: (name: Name) => string
  /** Whether types are printed: TypeScript, else JavaScript. */
  readonly types: boolean
}

const asWished = (name: Name): string => name.wish

export const typeScript = (code: Code, spell: Printing['spell'] = asWished): string =>
  print(code, { spell, types: true })

export const javaScript = (code: Code, spell: Printing['spell'] = asWished): string =>
  print(code, { spell, types: false })

function print(code: Code, how: Printing): string {
  const out: string[] = []
  put(code, how, out)
  return out.join('')
}

function put(code: Code, how: Printing, out: string[]): void {
  switch (code.kind) {
    case 'name':
      out.push(how.spell(code.name))
      return
    case 'literal':
      out.push(String(code.value))
      return
    case 'text':
      out.push(code.text)
      return
    case 'list':
      for (const [i, item] of code.items.entries()) {
        if (i > 0) out.push(code.between)
        put(item, how, out)
      }
      return
    case 'template':
      for (const piece of code.template.pieces) {
        if (piece.types && !how.types) continue
        if (piece.kind === 'text') out.push(piece.text)
        else if (piece.kind === 'name') out.push(how.spell(piece.name))
        else putHole(piece, partAt(code.holes, piece.index), how, out)
      }
  }
}

function putHole(hole: Hole, part: Part, how: Printing, out: string[]): void {
  if (isList(part)) {
    const between = hole.inList ? ', ' : '\n'
    for (const [i, item] of part.entries()) {
      if (i > 0) out.push(between)
      put(codeOf(item), how, out)
    }
    return
  }
  const loose = levelOfPart(part) < hole.needed
  if (loose) out.push('(')
  put(codeOf(part), how, out)
  if (loose) out.push(')')
}
