import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Sent, galleryPage } from '../../site/gallery.ts'
import { linkOf } from '../../studio/share/link.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A house rule as somebody sends it in. */
const sent = (text: string, more: Partial<Sent> = {}): Sent => ({
  name: 'Tonight',
  base: 'Hearts',
  by: 'us',
  words: 'Why not.',
  link: linkOf({ entry: 'tonight.rules', files: { 'tonight.rules': text }, course: null, version: '' }),
  ...more,
})

const RULE = 'variant Tonight of Hearts "threes count"\n\nexcept points of 3♠ = 1\n'

test('what is in the gallery is a house rule as it says', () => {
  const ours = JSON.parse(readFileSync(`${root}site/gallery.json`, 'utf8')) as readonly Sent[]
  expect(galleryPage(root, [...ours, sent(RULE)])).toContain('```rules\nvariant Tonight of Hearts')
})

test.each([
  [sent(RULE, { name: 'Tomorrow' }), 'is called Tonight'],
  [sent(RULE, { base: 'Whist' }), 'is no variant of Whist'],
  [sent('variant Tonight of Hearts\n\nexcept pionts of 3♠ = 1\n'), 'has an error'],
  [sent(RULE, { link: '#1.nothing' }), 'cannot be read'],
])('what is none is refused: %#', (wrong, why) => {
  expect(() => galleryPage(root, [wrong])).toThrow(why)
})

test('words of strangers are words: no markup, no link, and nothing that a template carries out', () => {
  const evil = '*{onmouseover=alert(1)} {{ 1 + 1 }} <script>x</script> [x](javascript:y) `z`'
  const text = `variant Tonight of Hearts "${evil}"\n\nexcept points of 3♠ = 1\n`
  const page = galleryPage(root, [sent(text, { by: evil, words: evil })])
  const around = page.replace(/^```rules\n.*?^```$/gms, '')
  const own = galleryPage(root, [])
  expect(around.slice(own.length)).not.toMatch(/[{}<>[\]()`*_:]/)
})
