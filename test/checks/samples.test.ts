import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { once } from '../../compiler/analyse/memo.ts'
import { CheckSession } from '../../compiler/check-session.ts'
import { type RulesHost, checkForEngine, checkGame } from '../../compiler/compile.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { orderDiagnostics } from '../../compiler/diagnostics/order-diagnostics.ts'
import { pagePath } from '../../compiler/diagnostics/page-path.ts'
import { renderJson } from '../../compiler/diagnostics/render-json.ts'
import { renderText } from '../../compiler/diagnostics/render-text.ts'
import { sampledByDay } from '../kit/effort.ts'
import { codesInUse, folderHost, read, root } from './kit.ts'

const folderOf = (code: string): string => join(root, 'test', 'checks', code)

function found(code: string, sample: 'good' | 'bad', check = checkGame): Diagnostic[] {
  return orderDiagnostics(check(`${sample}.rules`, folderHost(folderOf(code))).diagnostics)
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error'

const filesOf = (code: string, sample: string): string =>
  ['rules', 'clauses.json'].map((end) => read(`test/checks/${code}/${sample}.${end}`) ?? '').join('\n')

/** The good sample as it becomes the bad one, line by line, and good again. */
function* fromGoodToBad(code: string): Generator<RulesHost> {
  const host = folderHost(folderOf(code))
  const [good, bad] = ['good', 'bad'].map((sample) => (host.read(`${sample}.rules`) ?? '').split('\n'))
  if (good === undefined || bad === undefined) return
  const far = Math.max(good.length, bad.length)
  const all = Array.from({ length: far + 1 }, (_, i) => i)
  for (const bads of [0, ...sampledByDay(all.slice(1, -1), 2, `lines of ${code}`), far, 0]) {
    const text = [...bad.slice(0, bads), ...good.slice(bads)].join('\n')
    yield { ...host, read: (path) => (path === 'bad.rules' ? text : host.read(path)) }
  }
}

describe.each(codesInUse())('%s', (code) => {
  const bad = once(() => found(code, 'bad'))

  test('has a page with both samples', () => {
    const page = read(pagePath(code)) ?? ''
    expect(page, `there is no ${pagePath(code)}`).toMatch(new RegExp(`^# ${code}: `))
    const [wrong, right] = [...page.matchAll(/```(?:rules|json)\n([^`]*)\n```/g)].map((match) => match[1])
    expect(filesOf(code, 'bad')).toContain(wrong ?? 'a sample')
    expect(filesOf(code, 'good')).toContain(right ?? 'a sample')
    const lines = page.split('\n').length
    expect(lines).toBeGreaterThanOrEqual(10)
    expect(lines).toBeLessThanOrEqual(40)
  })

  test('is said of the bad sample alone', () => {
    const codes = new Set(bad().map((d) => d.code))
    expect([...codes]).toEqual([code])
    expect(found(code, 'good').map((d) => `${d.code} ${d.primary.text}`)).toEqual([])
  })

  test('keeps an engine from being made where it is an error, also where nothing is looked for that warns', () => {
    expect(found(code, 'bad', checkForEngine).filter(isError)).toEqual(bad().filter(isError))
  })

  test('comes and goes in an editor as the text does', () => {
    const session = new CheckSession()
    for (const host of fromGoodToBad(code)) {
      const [told, fresh] = [session.check('bad.rules', host), checkGame('bad.rules', host)]
      expect(renderJson(told.diagnostics, told.omitted)).toEqual(renderJson(fresh.diagnostics, fresh.omitted))
    }
  })

  test('is worded as before', async () => {
    const messages = bad().flatMap((d) => (d.code === code ? [renderText(d)] : []))
    const page = `SOURCE\n\n${read(`test/checks/${code}/bad.rules`) ?? ''}\nMESSAGE\n\n${messages.join('\n\n')}\n`
    const snapshot = join(folderOf(code), 'message.txt')
    expect(existsSync(snapshot) || process.env['CI'] === undefined, `${snapshot} is missing`).toBe(true)
    await expect(page).toMatchFileSnapshot(snapshot)
  })
})

test('there are no pages or samples of codes that nothing reports', () => {
  const codes = codesInUse()
  const pages = readdirSync(join(root, 'compiler', 'diagnostics', 'pages')).map((f) => f.replace(/\.md$/, ''))
  const samples = readdirSync(join(root, 'test', 'checks')).filter((f) => /^HR\d{4}$/.test(f))
  expect(pages.filter((p) => !codes.includes(p))).toEqual([])
  expect(samples.filter((s) => !codes.includes(s))).toEqual([])
})
