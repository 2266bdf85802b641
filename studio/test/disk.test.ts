import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { type ServedStudio, serveStudio } from '../../cli/studio/serve-studio.ts'
import { StudioProject } from '../../cli/studio/studio-project.ts'
import { words } from '../words.ts'
import { lightsSaid, untilPlayable, writeAtEnd, writeInstead } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const OURS = 'variant OurTable of Hearts "ours"\n'

let folder: string
let served: ServedStudio

const onDisk = (name: string): string => readFileSync(join(folder, name), 'utf8')

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'houserules-disk-'))
  writeFileSync(join(folder, 'our-table.rules'), OURS)
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const io = { cwd: folder, env: {}, stdin, stdout, stderr }
  served = await serveStudio(inject('page'), new StudioProject({ io, tools: realToolchain }, 'our-table.rules'), 0)
})

afterEach(async () => {
  await served.close()
  rmSync(folder, { recursive: true, force: true })
})

const { visit } = visits()

test('what is written is saved to the disk, laid out', async () => {
  const page = await visit({ url: served.url })
  await untilPlayable(page)
  await page.getByRole('button', { name: words.disk.saved }).waitFor()
  await writeAtEnd(page, '\nexample "thirteen cards each"\n  given\n      at match\n  then count of hand of A = 13\n')
  await page.getByRole('button', { name: words.disk.save, exact: true }).waitFor()
  expect(onDisk('our-table.rules')).toBe(OURS)
  await expect.poll(() => lightsSaid(page)).toMatch(/examples/)
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: words.disk.saved }).waitFor()
  expect(onDisk('our-table.rules')).toContain('\n  given\n    at match\n')
})

test('what somebody else wrote in the meantime is not lost', async () => {
  const page = await visit({ url: served.url })
  await untilPlayable(page)
  writeFileSync(join(folder, 'our-table.rules'), `${OURS}-- theirs\n`)
  await writeAtEnd(page, '-- ours\n')
  page.removeAllListeners('console')
  await page.keyboard.press('Control+s')
  await page.getByRole('alert').getByText('our-table.rules was changed on the disk in the meantime').waitFor()
  expect(onDisk('our-table.rules')).toBe(`${OURS}-- theirs\n`)
})

test('a variant that is begun here becomes a file beside its base', async () => {
  const page = await visit({ url: served.url })
  await untilPlayable(page)
  await page.getByRole('button', { name: words.ours }).click()
  await page.getByLabel(words.panel.oursName).fill('AuntsTable')
  await page.getByRole('button', { name: words.panel.oursDo, exact: true }).click()
  await page.getByRole('heading', { name: 'AuntsTable', level: 1 }).waitFor()
  await writeInstead(page, 'variant AuntsTable of OurTable "hers"\n')
  await page.getByRole('button', { name: words.disk.save, exact: true }).click()
  await page.getByRole('button', { name: words.disk.saved }).waitFor()
  expect(onDisk('aunts-table.rules')).toBe('variant AuntsTable of OurTable "hers"\n')
})
