import { Keeper } from './keeper.ts'
import type { KeepTrouble } from './not-kept.ts'
import type { Others } from './other-pages.ts'
import { type OwnText, areSameFiles } from './own-text.ts'
import { type TextChange, TextsStore } from './texts-store.ts'

/** What a page is told of texts. */
export interface TextsListener {
  /** All texts by their ids, those that wait included, and why these are not kept where they are not. */
  readonly told: (texts: ReadonlyMap<string, OwnText>, trouble: KeepTrouble | null) => void
  /** A text stands under another id: where somebody else has written in it besides, or where it was kept already. */
  readonly moved: (from: string, to: OwnText, why: 'written' | 'same') => void
}

/**
 * Texts of one's own, here and in the database. What is written here waits until it is kept, and goes on waiting where
 * it cannot be. Where two pages wrote in the same text at the same time both are kept, each as a text of its own.
 */
export class TextsKept extends Keeper<TextsStore> {
  private readonly listener: TextsListener
  private readonly others: Others
  private readonly newId: () => string
  private texts: ReadonlyMap<string, OwnText> = new Map()
  private readonly waiting = new Map<string, TextChange>()
  private readonly removals = new Set<Removal>()

  constructor(listener: TextsListener, { others, newId, open = (closed) => TextsStore.open(closed) }: Around) {
    super(open)
    this.listener = listener
    this.others = others
    this.newId = newId
    others.listen(() => {
      this.isBehind = true
      void this.keepNow()
    })
  }

  /** Whether something that was written is nowhere but on this page. */
  get waits(): boolean {
    return this.waiting.size > 0
  }

  /** What was written and is not kept yet. */
  get unkept(): readonly TextChange[] {
    return [...this.waiting.values()]
  }

  /**
   * A text as this page has it: its files were written on the revision that it names, or are as they were and only the
   * game went on. What was there before is kept as a version where `isMark` says so.
   */
  change(text: OwnText, areFilesNew: boolean, isMark = false): void {
    const before = this.waiting.get(text.id)
    const on = before?.on ?? (areFilesNew ? text.revision : null)
    this.waiting.set(text.id, { text, on, isMark: isMark || before?.isMark === true })
    for (const removal of this.removals) if (removal.id === text.id) removal.isOutdated = true
    void this.keepNow()
    this.tell()
  }

  /**
   * What is written in it from now on is a text again.
   * @throws NotKept where it could not be removed; it is there as before then
   */
  async remove(id: string): Promise<void> {
    const removal: Removal = { id, isOutdated: false }
    this.removals.add(removal)
    try {
      await this.inTurn(async () => (await this.opened()).remove(id))
      if (!removal.isOutdated) this.waiting.delete(id)
      this.without(id)
    } finally {
      this.removals.delete(removal)
      if (this.waiting.has(id)) void this.keepNow()
    }
    this.others.post(id)
    this.tell()
  }

  /** Each key wants its text kept; what was written meanwhile goes in one with it. */
  protected hasWork(): boolean {
    return this.isBehind || this.waiting.size > 0
  }

  protected async keepWaiting(store: TextsStore): Promise<void> {
    const leaving = new Set([...this.removals].map(({ id }) => id))
    for (const [id, change] of new Map(this.waiting)) if (!leaving.has(id)) await this.keepOne(store, change)
  }

  private async keepOne(store: TextsStore, change: TextChange): Promise<void> {
    const { id } = change.text
    const { kept, isOthers } = await store.change(change)
    this.texts = new Map([...this.texts, [kept.id, kept]])
    if (isOthers) return this.move(id, this.newId(), 'written')
    const now = this.waiting.get(id)
    if (now === change) this.waiting.delete(id)
    // What was written while it was kept stands on what is kept by now.
    else if (now !== undefined) this.waiting.set(id, standingOn(now, kept))
    if (kept.id !== id) this.move(id, kept.id, 'same')
    // The page is to know the revision before it writes again.
    this.tell()
    this.others.post(kept.id)
  }

  /** What waits under an id goes on under another one. */
  private move(from: string, to: string, why: 'written' | 'same'): void {
    const waits = this.waiting.get(from)
    this.waiting.delete(from)
    if (waits !== undefined) {
      const isNew = why === 'written'
      this.waiting.set(to, { text: { ...waits.text, id: to, revision: 0 }, on: isNew ? 0 : waits.on })
    }
    const moved = this.waiting.get(to)?.text ?? this.texts.get(to)
    if (moved !== undefined) this.listener.moved(from, moved, why)
    if (waits !== undefined) void this.keepNow()
  }

  protected async takeIn(store: TextsStore): Promise<void> {
    const all = await store.all()
    this.isBehind = false
    this.texts = new Map(all.map((text) => [text.id, text]))
  }

  private without(id: string): void {
    this.texts = new Map([...this.texts].filter(([each]) => each !== id))
  }

  protected tell(): void {
    const all = new Map(this.texts)
    for (const { text } of this.waiting.values()) all.set(text.id, text)
    this.listener.told(all, this.trouble)
  }
}

/** A text that is about to be removed, and whether it has been written in since that was asked for. */
interface Removal {
  readonly id: string
  isOutdated: boolean
}

/** What a page brings: how it hears of others, how new texts are told apart, and where they are kept. */
interface Around {
  readonly others: Others
  readonly newId: () => string
  readonly open?: typeof TextsStore.open
}

/** What was written after something was kept. */
const standingOn = ({ text }: TextChange, kept: OwnText): TextChange => ({
  text,
  on: areSameFiles(text.files, kept.files) ? null : kept.revision,
})
