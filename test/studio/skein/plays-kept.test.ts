import * as fake from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Path, type Plays, knotAt } from '../../../studio/skein/plays.ts'
import { type KeepTrouble, NotKept } from '../../../studio/kept/not-kept.ts'
import type { Others } from '../../../studio/kept/other-pages.ts'
import { type AllPlays, PlaysKept } from '../../../studio/skein/plays-kept.ts'
import { PlaysStore } from '../../../studio/skein/plays-store.ts'

const deal = { kind: 'deal', seed: 1, players: 2, options: {} } as const
const path = (...choices: readonly string[]): Path => choices.map((choice) => ({ seat: 'A', choice, told: 'AB' }))
const grow = (...choices: readonly string[]) =>
  ({ kind: 'grow', path: path(...choices), game: 'Kuhn', time: 1 }) as const

/** A page of this browser, and what it shows. */
class TestPage {
  plays: AllPlays = new Map()
  trouble: KeepTrouble | null = null
  readonly kept: PlaysKept

  constructor(others: Others, open?: typeof PlaysStore.open) {
    const listen = (plays: AllPlays, trouble: KeepTrouble | null): void => {
      this.plays = plays
      this.trouble = trouble
    }
    this.kept = open === undefined ? new PlaysKept(listen, others) : new PlaysKept(listen, others, open)
  }

  has(...choices: readonly string[]): boolean {
    return [...this.plays.values()].some((plays) => knotAt(plays, path(...choices)) !== null)
  }
}

/** Pages that hear each other. */
function browser(): () => Others {
  const all: ((game: string) => void)[] = []
  return () => {
    let own: (game: string) => void = () => {}
    return {
      post(game) {
        for (const heard of all) if (heard !== own) heard(game)
      },
      listen: (heard) => void all.push((own = heard)),
    }
  }
}

const alone: Others = { post: () => {}, listen: () => {} }

describe('plays in the database of a browser', () => {
  beforeEach(() => {
    for (const [name, made] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, made)
    vi.stubGlobal('indexedDB', new fake.IDBFactory())
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('go with their text, on other pages too, and come back with it', async () => {
    const another = browser()
    const [page, other] = [new TestPage(another()), new TestPage(another())]
    await page.kept.turnTo('mine')
    page.kept.change(deal, grow('bet'))
    await page.kept.turnTo('mine too')
    page.kept.change(deal, grow('check'))
    await other.kept.turnTo('mine')
    expect(other.has('bet')).toBe(true)
    // What waits still goes as well.
    page.kept.change(deal, grow('bet'))
    const removed = await page.kept.remove('mine')
    await vi.waitFor(() => expect(other.plays.size).toBe(0))
    const next = new TestPage(alone)
    await next.kept.turnTo('mine')
    expect(next.plays.size).toBe(0)
    await next.kept.turnTo('mine too')
    expect(next.has('check')).toBe(true)
    await page.kept.bringBack('mine', removed)
    await vi.waitFor(() => expect(other.has('bet')).toBe(true))
  })

  it('that were made while their text went come back with it, and are not kept without it', async () => {
    let meanwhile = (): void => {}
    const open = async (closed: () => void): Promise<PlaysStore> => {
      const store = await PlaysStore.open(closed)
      const remove = store.remove.bind(store)
      store.remove = (game) => {
        const removed = remove(game)
        meanwhile()
        return removed
      }
      return store
    }
    const page = new TestPage(alone, open)
    await page.kept.turnTo('mine')
    page.kept.change(deal, grow('bet'))
    meanwhile = () => {
      page.kept.change(deal, grow('bet', 'fold'))
      page.kept.change({ ...deal, seed: 2 }, grow('check'))
      void page.kept.keepNow()
    }
    const removed = await page.kept.remove('mine')
    expect(page.plays.size).toBe(0)
    const next = new TestPage(alone)
    await next.kept.turnTo('mine')
    expect(next.plays.size).toBe(0)
    await page.kept.turnTo('another')
    await page.kept.bringBack('mine', removed)
    await next.kept.turnTo(null)
    await next.kept.turnTo('mine')
    expect([next.has('bet', 'fold'), next.has('check')]).toEqual([true, true])
  })

  it('are there at the next visit, each game with its own', async () => {
    const first = new TestPage(alone)
    await first.kept.turnTo('kuhn.rules')
    first.kept.change(deal, grow('bet', 'fold'))
    await first.kept.turnTo('hearts.rules')
    expect(first.plays.size).toBe(0)

    const next = new TestPage(alone)
    await next.kept.turnTo('kuhn.rules')
    expect(next.has('bet', 'fold')).toBe(true)
    expect(next.trouble).toBeNull()
  })

  it('are taken along by what goes on under another name, and stay with what went by it before', async () => {
    const page = new TestPage(alone)
    await page.kept.turnTo('kuhn.rules')
    page.kept.change(deal, grow('bet', 'fold'))
    // It is written in, and is a text of its own from now on, in which somebody has played already.
    const turned = page.kept.turnTo('own-1', 'kuhn.rules')
    page.kept.change(deal, grow('pass'))
    await turned
    await page.kept.keepNow()
    expect([page.has('bet', 'fold'), page.has('pass')]).toEqual([true, true])
    await page.kept.turnTo('kuhn.rules')
    expect([page.has('bet', 'fold'), page.has('pass')]).toEqual([true, false])

    const next = new TestPage(alone)
    await next.kept.turnTo('own-1', 'kuhn.rules')
    expect([next.has('bet', 'fold'), next.has('pass')]).toEqual([true, true])
    // Another text whose file is called the same has none of them.
    await next.kept.turnTo('own-2')
    expect(next.plays.size).toBe(0)
  })

  it('of what is not kept yet are none', async () => {
    const page = new TestPage(alone)
    await page.kept.turnTo('kuhn.rules')
    page.kept.change(deal, grow('bet'))
    await page.kept.turnTo(null)
    page.kept.change(deal, grow('pass'))
    expect(page.plays.size).toBe(0)
    await page.kept.turnTo('kuhn.rules')
    expect([page.has('bet'), page.has('pass')]).toEqual([true, false])
  })

  it('hold what two pages have played at the same time', async () => {
    const others = browser()
    const [one, two] = [new TestPage(others()), new TestPage(others())]
    await Promise.all([one.kept.turnTo('kuhn.rules'), two.kept.turnTo('kuhn.rules')])
    one.kept.change(deal, grow('bet', 'fold'))
    two.kept.change(deal, grow('bet', 'call'))
    await Promise.all([one.kept.keepNow(), two.kept.keepNow()])
    await Promise.all([one.kept.keepNow(), two.kept.keepNow()])
    for (const page of [one, two]) expect([page.has('bet', 'fold'), page.has('bet', 'call')]).toEqual([true, true])
  })

  it('are removed for all pages, and come back where one plays them again', async () => {
    const others = browser()
    const [one, two] = [new TestPage(others()), new TestPage(others())]
    await Promise.all([one.kept.turnTo('kuhn.rules'), two.kept.turnTo('kuhn.rules')])
    one.kept.change(deal, grow('bet', 'fold'))
    await one.kept.keepNow()
    await two.kept.keepNow()
    two.kept.change(deal, { kind: 'remove', path: path('bet') })
    await two.kept.keepNow()
    await one.kept.keepNow()
    expect(one.has('bet')).toBe(false)
    one.kept.change(deal, grow('bet', 'fold', 'bet'))
    await one.kept.keepNow()
    await two.kept.keepNow()
    expect(two.has('bet', 'fold', 'bet')).toBe(true)
  })

  it('wait while the store is full, and are kept once there is room', async () => {
    let isFull = true
    const open = async (closed: () => void): Promise<PlaysStore> => {
      const store = await PlaysStore.open(closed)
      const change = store.change.bind(store)
      store.change = async (game, key, work) => {
        if (isFull) throw new NotKept('full', new Error('no room'))
        return change(game, key, work)
      }
      return store
    }
    const page = new TestPage(alone, open)
    await page.kept.turnTo('kuhn.rules')
    page.kept.change(deal, grow('bet'))
    await page.kept.keepNow()
    expect(page.trouble).toBe('full')
    await page.kept.turnTo('hearts.rules')
    await page.kept.turnTo('kuhn.rules')
    expect(page.has('bet')).toBe(true)
    isFull = false
    await page.kept.keepNow()
    expect(page.trouble).toBeNull()
    const next = new TestPage(alone)
    await next.kept.turnTo('kuhn.rules')
    expect(next.has('bet')).toBe(true)
  })

  it('are there as long as the page is where the browser has no store', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('not here', 'SecurityError')
      },
    })
    const page = new TestPage(alone)
    await page.kept.turnTo('kuhn.rules')
    page.kept.change(deal, grow('bet', 'fold'))
    await page.kept.keepNow()
    expect(page.trouble).toBe('none')
    expect(page.has('bet', 'fold')).toBe(true)
  })

  it('of a newer page are not written over', async () => {
    const page = new TestPage(alone)
    await page.kept.turnTo('kuhn.rules')
    page.kept.change(deal, grow('bet'))
    await page.kept.keepNow()
    await written((value) => ({ ...value, form: 2 }))
    page.kept.change(deal, grow('bet', 'fold'))
    await page.kept.keepNow()
    expect(page.trouble).toBe('other-version')
    expect(page.has('bet', 'fold')).toBe(true)
    expect(await written((value) => value)).toMatchObject({ form: 2, knots: [{ choice: 'bet' }] })
  })
})

/** Writes what is kept of the deal in another way, as another version would; gives what was there. */
function written(change: (value: Plays) => unknown): Promise<unknown> {
  return new Promise((resolve) => {
    indexedDB.open('houserules').addEventListener('success', ({ target }) => {
      const db = (target as IDBOpenDBRequest).result
      const store = db.transaction('plays', 'readwrite').objectStore('plays')
      store.openCursor().addEventListener('success', ({ target: at }) => {
        const cursor = (at as IDBRequest<IDBCursorWithValue>).result
        const { value } = cursor as { readonly value: Plays }
        cursor.update(change(value))
        db.close()
        resolve(value)
      })
    })
  })
}
