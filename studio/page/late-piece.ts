import { words } from '../words.ts'
import type { Playing } from './playing.ts'

/** A piece of the page that is fetched when it is first shown; the page is drawn again once it is there. */
export class LatePiece<Piece> {
  private readonly fetch: () => Promise<Piece>
  private piece: Piece | null = null
  private isAsked = false

  constructor(fetch: () => Promise<Piece>) {
    this.fetch = fetch
  }

  /** Null while it is on its way. */
  on(page: Pick<Playing, 'set'>): Piece | null {
    if (this.piece === null && !this.isAsked) void this.bring(page)
    return this.piece
  }

  private async bring(page: Pick<Playing, 'set'>): Promise<void> {
    this.isAsked = true
    try {
      this.piece = await this.fetch()
      page.set({})
    } catch (error) {
      // Whoever shows it again asks again.
      this.isAsked = false
      page.set({ problem: words.failed(error instanceof Error ? error.message : String(error)) })
    }
  }
}
