import { describe, expect, it } from 'vitest'
import { formatRules } from '../../compiler/syntax/format.ts'
import { parseFile } from '../../compiler/syntax/parse.ts'
import { type File } from '../../grammar/tree/declarations.ts'
import { itemEndedAbove, itemsWithin, layOutItems } from '../../language/format-part.ts'
import { marked, SMALL } from './kit.ts'

const fileOf = (text: string): File => parseFile({ path: 'a.rules', text }, () => {})

async function laidOut(text: string, items: File['items']): Promise<string> {
  let made = text
  const edits = await layOutItems(items)
  for (const { span, replacement } of edits.toReversed())
    made = made.slice(0, span.start) + replacement + made.slice(span.end)
  return made
}

async function onNewLine(text: string): Promise<string> {
  const { texts, cursor } = marked({ 'a.rules': text })
  const plain = texts.get('a.rules') ?? ''
  return laidOut(plain, itemEndedAbove(fileOf(plain), cursor.offset))
}

const range = async (text: string): Promise<string> => {
  const [before = '', inside = '', after = ''] = text.split('⌖')
  const plain = before + inside + after
  return laidOut(plain, itemsWithin(fileOf(plain), before.length, before.length + inside.length))
}

describe('a range', () => {
  it.each([
    ['one declaration', 'a:number=1\nb:number=⌖2⌖\nc:number=3\n', 'a:number=1\nb: number = 2\nc:number=3\n'],
    ['several', 'a:num⌖ber=1\nb:numb⌖er=2\nc:number=3\n', 'a: number = 1\nb: number = 2\nc:number=3\n'],
    [
      'the whole of one that it meets',
      'to go by player p\n    finish\n    ⌖stop⌖   go\n',
      'to go by player p\n  finish\n  stop go\n',
    ],
    ['beside a line that cannot be read', 'a:number=⌖1⌖\nb:((\n', 'a: number = 1\nb:((\n'],
    ['not what cannot be read', 'a: number  =  1\nb:  ((⌖⌖\n', 'a: number  =  1\nb:  ((\n'],
    ['nothing between', 'a:number=1\n\n⌖\n⌖\n\nb:number=2\n', 'a:number=1\n\n\n\n\nb:number=2\n'],
  ])('lays out %s', async (_name, text, made) => {
    expect(await range(text)).toBe(made)
  })

  it('of all lines gives what the whole layout gives where the blanks between are right', async () => {
    const text = await formatRules(SMALL)
    const loose = text.replaceAll(' = ', '  =  ').replaceAll(/(?<=[a-z]) if /g, '  if  ')
    expect(loose).not.toBe(text)
    expect(await laidOut(loose, fileOf(loose).items)).toBe(text)
  })
})

describe('a new line', () => {
  it.each([
    ['lays out what it ends', 'a:number=1\n⌖', 'a: number = 1\n'],
    ['and keeps its own blanks', 'to go by player p\n  if  1=2\n    finish\n    ⌖', undefined],
    ['leaves what came before', 'a:number=1\nb:number=2\n⌖', 'a:number=1\nb: number = 2\n'],
    ['leaves what goes on below', 'to go by player p\n  if  1=2\n⌖\n    finish\n', null],
    ['leaves what is half written', 'a:number=\n⌖', null],
    ['leaves what ended before', 'a:number=1\n\n⌖', null],
  ])('%s', async (_name, text, made) => {
    const plain = text.replace('⌖', '')
    const wanted = made === undefined ? 'to go by player p\n  if 1 = 2\n    finish\n    ' : made === null ? plain : made
    expect(await onNewLine(text)).toBe(wanted)
  })
})
