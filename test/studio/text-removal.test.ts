import * as fake from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NotKept } from '../../studio/kept/not-kept.ts'
import type { Others } from '../../studio/kept/other-pages.ts'
import type { OwnText } from '../../studio/kept/own-text.ts'
import { TextsKept } from '../../studio/kept/texts-kept.ts'
import { TextsStore } from '../../studio/kept/texts-store.ts'
import { TextRemoval } from '../../studio/page/text-removal.ts'
import { type AllPlays, PlaysKept } from '../../studio/skein/plays-kept.ts'
import { PlaysStore } from '../../studio/skein/plays-store.ts'

const mine: OwnText = {
  id: 'mine',
  name: 'Mine',
  base: null,
  called: null,
  before: [],
  entry: 'mine.rules',
  files: { 'mine.rules': 'game Mine' },
  course: null,
  version: '',
  changed: 1,
  revision: 0,
}
const deal = { kind: 'deal', seed: 1, players: 2, options: {} } as const
const bet = { kind: 'grow', path: [{ seat: 'A', choice: 'bet', told: 'AB' }], game: 'Mine', time: 1 } as const
const alone: Others = { post: () => {}, listen: () => {} }

/** A page on which a text is kept that was played, and whose stores remove nothing while they fail. */
class TestPage {
  failing: 'texts' | 'plays' | null = null
  private texts: ReadonlyMap<string, OwnText> = new Map()
  private plays: AllPlays = new Map()
  private readonly keptTexts = new TextsKept(
    { told: (texts) => void (this.texts = texts), moved: () => {} },
    {
      others: alone,
      newId: () => 'new',
      open: async (closed) => this.mayFail('texts', await TextsStore.open(closed)),
    },
  )
  private readonly keptPlays = new PlaysKept(
    (plays) => void (this.plays = plays),
    alone,
    async (closed) => this.mayFail('plays', await PlaysStore.open(closed)),
  )
  readonly removal = new TextRemoval(this.keptTexts, {
    forget: (text) => this.keptPlays.remove(text),
    bringBack: (text, plays) => this.keptPlays.bringBack(text, plays),
  })

  private mayFail<S extends TextsStore | PlaysStore>(which: 'texts' | 'plays', store: S): S {
    const remove = store.remove.bind(store) as (id: string) => Promise<never>
    store.remove = async (id) => {
      if (this.failing === which) throw new NotKept('none', new Error(`${which} fail`))
      return remove(id)
    }
    return store
  }

  async begin(): Promise<void> {
    this.keptTexts.change(mine, true)
    await this.keptPlays.turnTo('mine')
    this.keptPlays.change(deal, bet)
  }

  /** Of the text and of its plays, how many the databases hold. */
  async counts(): Promise<{ readonly texts: number; readonly plays: number }> {
    await this.keptTexts.keepNow()
    await this.keptPlays.turnTo(null)
    await this.keptPlays.turnTo('mine')
    return { texts: this.texts.size, plays: this.plays.size }
  }
}

describe('a text with what was played of it', () => {
  let page: TestPage
  beforeEach(async () => {
    for (const [name, made] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, made)
    vi.stubGlobal('indexedDB', new fake.IDBFactory())
    page = new TestPage()
    await page.begin()
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('goes and comes back whole', async () => {
    await page.removal.remove(mine)
    expect(await page.counts()).toEqual({ texts: 0, plays: 0 })
    await page.removal.restore(mine)
    expect(await page.counts()).toEqual({ texts: 1, plays: 1 })
  })

  it.each(['plays', 'texts'] as const)('stays whole where its %s cannot be removed, until they can', async (which) => {
    page.failing = which
    await expect(page.removal.remove(mine)).rejects.toThrow(`${which} fail`)
    expect(await page.counts()).toEqual({ texts: 1, plays: 1 })
    page.failing = null
    await page.removal.remove(mine)
    expect(await page.counts()).toEqual({ texts: 0, plays: 0 })
    await page.removal.restore(mine)
    expect(await page.counts()).toEqual({ texts: 1, plays: 1 })
  })

  it('comes back though another could not be removed in between', async () => {
    await page.removal.remove(mine)
    page.failing = 'plays'
    await expect(page.removal.remove({ ...mine, id: 'other' })).rejects.toThrow('plays fail')
    await page.removal.restore(mine)
    expect(await page.counts()).toEqual({ texts: 1, plays: 1 })
  })
})
