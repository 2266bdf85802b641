import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { ParsedFiles } from '../../compiler/syntax/parsed-files.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { citeClause } from '../../language/cite-clause.ts'
import { extract } from '../../language/extract.ts'
import { hover } from '../../language/hover.ts'
import { moveToVariant } from '../../language/move-to-variant.ts'
import { NamesOfGames } from '../../language/name-table.ts'
import { newFinding } from '../../language/refactoring.ts'
import { edited } from '../../language/rename.ts'
import { signatureAt } from '../../language/signature.ts'
import { walkSyntax } from '../../language/walk-syntax.ts'
import type { Span } from '../../grammar/source-file.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'
import { checkedAll, SMALL } from './kit.ts'

const FREE = { game: () => false, file: () => false }

it('wherever the cursor stands in a text that breaks off, there is an answer within the text', () => {
  const text = `${SMALL}[c.1] text of card this where this is wild\n  when play this, rank of (this)\n    finish\n`
  const offset = fc.nat(text.length)
  fc.assert(
    fc.property(
      offset,
      offset,
      offset,
      fc.constantFrom('', '(', 'of ', '"', '[', '《', ' by '),
      (cut, at, to, more) => {
        const broken = `${text.slice(0, cut)}${more}${text.slice(Math.max(cut, to))}`
        const [from, end] = [at, to].map((each) => Math.min(each, broken.length)).toSorted((a, b) => a - b)
        const [checked] = checkedAll(new Map([['Small.rules', broken]]))
        if (checked === undefined || from === undefined || end === undefined) return
        const place = { path: 'Small.rules', offset: from }
        const found = hover(new NamesOfGames([checked]), [checked], place)
        const signature = signatureAt([checked], broken, from)
        const changes = [
          ...extract(checked, broken, { path: 'Small.rules', from, to: end }),
          ...citeClause(checked, place),
          ...moveToVariant(checked, place, FREE),
        ]
        const spans = [
          ...(found === null ? [] : [found.span]),
          ...changes.flatMap(({ edits }) => edits.map(({ span }) => span)),
        ]
        for (const span of spans)
          expect(0 <= span.start && span.start <= span.end && span.end <= broken.length).toBe(true)
        for (const part of signature?.parts ?? []) expect(signature?.label.slice(part.from, part.to)).not.toBe('')
      },
    ),
    { numRuns: byDay(20, 60 * times), ...sampledSeed('anywhere') },
  )
})

const PATH = 'rules/hearts/hearts.rules'

it('what is offered for the expressions and declarations of a shipped game checks', () => {
  const [host, parsed] = [rulesHost(process.cwd(), PATH), new ParsedFiles()]
  const was = checkGame(PATH, host, { parsed })
  const spans = was.resolution?.entries.flatMap(({ decl }) => expressionsIn(decl)) ?? []
  const chosen = spans.filter((_, i) => i % 8 === 0)
  const again = (path: string, texts: ReadonlyMap<string, string>) =>
    checkGame(path, { ...host, read: (each) => texts.get(each) ?? host.read(each) }, { parsed })
  const named = chosen.flatMap(({ file, start, end }) =>
    extract(was, file.text, { path: file.path, from: start, to: end }).map(({ edits }) =>
      newFinding([was], [again(PATH, edited(edits))]),
    ),
  )
  expect(named.length).toBeGreaterThan(5)
  // That two conditions exclude each other is not seen through a name; whoever chooses that is told so.
  expect(named.filter((finding) => finding !== null && finding.code !== 'HR0501')).toEqual([])
  const moved = chosen.flatMap(({ file, start }) =>
    moveToVariant(was, { path: file.path, offset: start }, FREE).flatMap(({ creates }) =>
      creates === null
        ? []
        : [newFinding([was, was], [was, again(creates.path, new Map([[creates.path, creates.text]]))])],
    ),
  )
  expect(moved.length).toBeGreaterThan(5)
  expect(moved.filter((finding) => finding !== null)).toEqual([])
})

function expressionsIn(decl: object): readonly Span[] {
  const spans = new Map<string, Span>()
  walkSyntax(decl, (node) => {
    const { kind, span } = node as { readonly kind?: unknown; readonly span?: Span }
    if (typeof kind === 'string' && span !== undefined && !('cites' in node))
      spans.set(`${span.start} ${span.end}`, span)
  })
  return [...spans.values()]
}
