import type { Refusal, ToldStep, View } from 'houserules/runtime'

/** What a client sends. Everything in it is checked, as it may come from anybody. */
export type ToHost =
  | { readonly kind: 'open'; readonly game: string; readonly players?: number }
  /** With a token the client comes back to its seat; without one it takes a free one. */
  | { readonly kind: 'join'; readonly room: string; readonly token?: string }
  | { readonly kind: 'answer'; readonly step: number; readonly choice: unknown }
  | { readonly kind: 'undo'; readonly step: number }

/** What the host sends. Of a match there is nothing in it but what `Match` hands to that seat. */
export type ToClient =
  | { readonly kind: 'opened'; readonly room: string }
  | { readonly kind: 'joined'; readonly room: string; readonly seat: number; readonly token: string }
  | { readonly kind: 'view'; readonly view: View; readonly told: readonly ToldStep[] }
  | { readonly kind: 'refused'; readonly outcome: Refusal }
  | { readonly kind: 'error'; readonly why: string }

/** A message as it came over the wire; null for anything that is none. */
export function readMessage(text: string): ToHost | null {
  try {
    const data: unknown = JSON.parse(text)
    return isMessage(data) ? data : null
  } catch {
    return null
  }
}

function isMessage(data: unknown): data is ToHost {
  if (typeof data !== 'object' || data === null) return false
  const { kind, game, players, room, token, step } = data as Readonly<Record<string, unknown>>
  const isText = (value: unknown): boolean => typeof value === 'string'
  const isNumber = (value: unknown): boolean => typeof value === 'number'
  switch (kind) {
    case 'open':
      return isText(game) && (players === undefined || isNumber(players))
    case 'join':
      return isText(room) && (token === undefined || isText(token))
    case 'answer':
    case 'undo':
      return isNumber(step)
    default:
      return false
  }
}
