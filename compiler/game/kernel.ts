import type { EventSymbol } from './model.ts'
import { CARD, EFFECT, PLAYER, type Type, ZONE } from './type.ts'

/** A place for names that no file declares. */
const NOWHERE = { file: { path: '(kernel)', text: '' }, start: 0, end: 0 }

const NAMES = ['move', 'create', 'shuffle', 'show', 'resolve', 'dismiss', 'finish', 'delete', 'swap'] as const

export type KernelEvent = (typeof NAMES)[number]

/** Names that rules may give to an event of their own, whose calls then mean that. */
const FREE: ReadonlySet<string> = new Set<KernelEvent>(['swap'])

export const isFreeName = (name: string): boolean => FREE.has(name)

export const isKernelEvent = (name: string): name is KernelEvent => NAMES.some((known) => known === name)

function kernel(name: KernelEvent, ...params: readonly (readonly [string, string, Type])[]): [string, EventSymbol] {
  const symbol = { text: name, span: NOWHERE }
  return [
    name,
    {
      name: symbol,
      body: null,
      context: null,
      overrides: [],
      cites: [],
      span: symbol,
      params: params.map(([role, param, type]) => ({ role, name: param, type, adjective: null })),
    },
  ]
}

/** Events that every game has. Rules hook `move` like any other event. */
export function kernelEvents(): Map<string, EventSymbol> {
  return new Map([
    kernel('move', ['main', 'card', CARD], ['from', 'from', ZONE], ['to', 'to', ZONE]),
    kernel('create', ['main', 'definition', CARD], ['to', 'to', ZONE]),
    kernel('shuffle', ['main', 'zone', ZONE]),
    kernel('show', ['main', 'card', CARD], ['to', 'to', PLAYER]),
    kernel('resolve', ['main', 'effect', EFFECT]),
    kernel('dismiss', ['main', 'effect', EFFECT]),
    kernel('finish'),
    kernel('delete', ['main', 'card', CARD]),
    kernel('swap', ['main', 'card', CARD], ['with', 'other', CARD]),
  ])
}

/** What an instruction can say of each event of the kernel; a card is moved from where it lies. */
export const SAID: Readonly<Record<KernelEvent, readonly string[]>> = {
  move: ['main', 'to', 'at'],
  create: ['main', 'to'],
  shuffle: ['main'],
  show: ['main', 'to'],
  resolve: ['main'],
  dismiss: ['main'],
  finish: [],
  delete: ['main'],
  swap: ['main', 'with'],
}
