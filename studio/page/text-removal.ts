import type { OwnText } from '../kept/own-text.ts'
import type { TextsKept } from '../kept/texts-kept.ts'
import type { RemovedPlays } from '../skein/plays-kept.ts'

/** What was played of a text goes with it, and comes back with it. */
export interface PlaysOfTexts {
  forget(text: string): Promise<RemovedPlays>
  bringBack(text: string, plays: RemovedPlays): Promise<void>
}

/** Removes a text with what was played of it, and brings back the last that was removed. */
export class TextRemoval {
  private readonly texts: Pick<TextsKept, 'remove' | 'change'>
  private readonly plays: PlaysOfTexts
  private last: { readonly id: string; readonly plays: RemovedPlays } | null = null

  constructor(texts: Pick<TextsKept, 'remove' | 'change'>, plays: PlaysOfTexts) {
    this.texts = texts
    this.plays = plays
  }

  /**
   * The plays go first: without their text nobody could find them, to remove them.
   * @throws NotKept where the text could not be removed with its plays; both are there as before then
   */
  async remove({ id }: OwnText): Promise<void> {
    const plays = await this.plays.forget(id)
    try {
      await this.texts.remove(id)
    } catch (error) {
      await this.plays.bringBack(id, plays)
      throw error
    }
    this.last = { id, plays }
  }

  /** @throws NotKept where the text is there without its plays */
  async restore(removed: OwnText): Promise<void> {
    const { last } = this
    this.texts.change({ ...removed, revision: 0 }, true)
    if (last?.id !== removed.id) return
    await this.plays.bringBack(removed.id, last.plays)
  }
}
