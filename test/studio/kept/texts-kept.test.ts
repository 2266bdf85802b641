import * as fake from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type KeepTrouble, NotKept } from '../../../studio/kept/not-kept.ts'
import type { Others } from '../../../studio/kept/other-pages.ts'
import type { OwnText } from '../../../studio/kept/own-text.ts'
import { TextsKept } from '../../../studio/kept/texts-kept.ts'
import { TextsStore } from '../../../studio/kept/texts-store.ts'

const text = (id: string, written: string, revision = 0): OwnText => ({
  id,
  name: 'Mine',
  base: 'Hearts',
  called: null,
  before: [],
  entry: 'mine.rules',
  files: { 'mine.rules': written },
  course: null,
  version: '',
  changed: 1,
  revision,
})

/** A page of this browser, what it knows, and where its texts went. */
class TestPage {
  texts: ReadonlyMap<string, OwnText> = new Map()
  trouble: KeepTrouble | null = null
  readonly moves: string[] = []
  readonly kept: TextsKept

  constructor(name: string, open?: typeof TextsStore.open, others: Others = { post: () => {}, listen: () => {} }) {
    let ids = 0
    const newId = (): string => `${name}-${(ids += 1)}`
    this.kept = new TextsKept(
      {
        told: (texts, trouble) => void ([this.texts, this.trouble] = [texts, trouble]),
        moved: (from, { id }, why) => void this.moves.push(`${from} to ${id}: ${why}`),
      },
      open === undefined ? { others, newId } : { others, newId, open },
    )
  }

  get written(): string[] {
    return [...this.texts.values()].map(({ files }) => files['mine.rules'] ?? '').sort()
  }

  async keep(each: OwnText, areFilesNew = true): Promise<void> {
    this.kept.change(each, areFilesNew)
    await this.kept.keepNow()
  }

  revision(id: string): number {
    return this.texts.get(id)?.revision ?? 0
  }
}

const visit = async (name: string): Promise<TestPage> => {
  const page = new TestPage(name)
  await page.kept.keepNow()
  return page
}

describe('texts in the database of a browser', () => {
  beforeEach(() => {
    for (const [name, made] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, made)
    vi.stubGlobal('indexedDB', new fake.IDBFactory())
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('are all there at the next visit', async () => {
    const page = await visit('first')
    await page.keep(text('a', 'one'))
    await page.keep(text('b', 'two'))
    expect((await visit('next')).written).toEqual(['one', 'two'])
  })

  it('keep what they were as versions after a pause, and where one goes back', async () => {
    const page = await visit('first')
    const says = async (written: string, changed: number, isMark = false): Promise<void> => {
      page.kept.change({ ...text('a', written, page.revision('a')), changed }, true, isMark)
      await page.kept.keepNow()
    }
    await says('one', 0)
    await says('one t', 1000)
    await says('one two', 2000)
    await says('one two three', 90_000)
    const versions = (): (string | undefined)[] =>
      (page.texts.get('a')?.before ?? []).map(({ files }) => files['mine.rules'])
    expect(versions()).toEqual(['one two', 'one'])
    await says('one', 91_000, true)
    expect(versions()).toEqual(['one two three', 'one two', 'one'])
    for (let at = 2; at < 60; at += 1) await says(`${'long '.repeat(9000)}${at}`, at * 100_000)
    expect(versions().length).toBeLessThan(31)
    expect(versions().join('').length).toBeLessThan(500_001)
    expect((await visit('next')).texts.get('a')?.before.length).toBe(versions().length)
  })

  it('are written again and again by one page, also while they are being kept', async () => {
    const page = await visit('first')
    for (const each of ['o', 'on', 'one']) page.kept.change(text('a', each), true)
    await page.kept.keepNow()
    await page.keep(text('a', 'one more', page.revision('a')))
    expect((await visit('next')).written).toEqual(['one more'])
    expect(page.moves).toEqual([])
  })

  it('are both kept where two pages wrote in the same one, and who came later is told', async () => {
    const one = await visit('one')
    await one.keep(text('a', 'begun'))
    const two = await visit('two')
    await one.keep(text('a', 'by one', one.revision('a')))
    await two.keep(text('a', 'by two', two.revision('a')))
    await two.kept.keepNow()
    expect(two.moves).toEqual(['a to two-1: written'])
    expect((await visit('next')).written).toEqual(['by one', 'by two'])
  })

  it('go on with their game where another page wrote in them meanwhile', async () => {
    const one = await visit('one')
    await one.keep(text('a', 'begun'))
    const two = await visit('two')
    await one.keep(text('a', 'by one', one.revision('a')))
    const beginning = { kind: 'deal', seed: 3, players: 4, options: {} } as const
    await two.keep({ ...text('a', 'begun', two.revision('a')), course: { beginning, choices: [] } }, false)
    const next = await visit('next')
    expect(next.written).toEqual(['by one'])
    expect(next.texts.get('a')?.course?.beginning).toEqual(beginning)
  })

  it('are kept once where the very same text is brought again', async () => {
    const page = await visit('first')
    await page.keep(text('a', 'one'))
    await page.keep(text('b', 'one'))
    expect(page.moves).toEqual(['b to a: same'])
    expect((await visit('next')).written).toEqual(['one'])
  })

  it('are there again where one goes on to write them while they are being removed', async () => {
    const page = await visit('first')
    await page.keep(text('a', 'one'))
    page.kept.change(text('b', 'other'), true)
    const removal = page.kept.remove('a')
    page.kept.change(text('a', 'one more', page.revision('a')), true)
    await removal
    expect(page.written).toEqual(['one more', 'other'])
    await page.kept.keepNow()
    expect((await visit('next')).written).toEqual(['one more', 'other'])
  })

  it('are there as they were written last where they could not be removed', async () => {
    const page = await visit('first')
    await page.keep(text('a', 'one'))
    const broken = vi.spyOn(TextsStore.prototype, 'remove').mockRejectedValue(new NotKept('none', null))
    page.kept.change(text('a', 'one more', page.revision('a')), true)
    const removal = page.kept.remove('a')
    page.kept.change(text('a', 'one more still', page.revision('a')), true)
    await expect(removal).rejects.toThrow(NotKept)
    broken.mockRestore()
    await page.kept.keepNow()
    expect((await visit('next')).written).toEqual(['one more still'])
  })

  it('are gone once they are removed, and there again where one goes on to write them', async () => {
    const page = await visit('first')
    await page.keep(text('a', 'one'))
    await page.kept.remove('a')
    expect((await visit('next')).written).toEqual([])
    await page.keep(text('a', 'one and more', 1))
    expect((await visit('third')).written).toEqual(['one and more'])
  })

  it('wait on the page while the store is full, and say so', async () => {
    const page = await visit('first')
    const change = vi.spyOn(TextsStore.prototype, 'change').mockRejectedValue(new NotKept('full', null))
    await page.keep(text('a', 'one'))
    expect([page.trouble, page.kept.waits, page.written]).toEqual(['full', true, ['one']])
    change.mockRestore()
    await page.kept.keepNow()
    expect([page.trouble, page.kept.waits]).toEqual([null, false])
    expect((await visit('next')).written).toEqual(['one'])
  })

  it('are kept after a fault of the page itself', async () => {
    const page = await visit('first')
    const change = vi.spyOn(TextsStore.prototype, 'change').mockRejectedValueOnce(new TypeError('a slip of ours'))
    await page.kept.keepNow()
    page.kept.change(text('a', 'one'), true)
    await vi.waitFor(() => expect([page.trouble, page.kept.waits]).toEqual(['none', true]))
    await page.keep(text('a', 'two'))
    expect((await visit('next')).written).toEqual(['two'])
    change.mockRestore()
  })

  it('wait on a page that has no store at all', async () => {
    const page = new TestPage('private', () => Promise.reject(new NotKept('none', null)))
    await page.keep(text('a', 'one'))
    expect([page.trouble, page.kept.waits, page.written]).toEqual(['none', true, ['one']])
  })

  it('of another version are neither read nor written over', async () => {
    const page = await visit('first')
    await page.keep(text('a', 'one'))
    const asked = indexedDB.open('houserules-texts', 1)
    await new Promise((done) => (asked.onsuccess = done))
    asked.result.transaction('texts', 'readwrite').objectStore('texts').put({ form: 2, later: true }, 'a')
    const next = await visit('next')
    expect(next.written).toEqual([])
    await next.keep(text('a', 'over it', 1))
    expect(next.trouble).toBe('other-version')
  })
})
