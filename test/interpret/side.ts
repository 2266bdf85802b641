import type { Choice } from '../../compiler/interpret/machine.ts'
import type { Program } from '../../compiler/program/program.ts'
import { type BaseState, type Move, NONE } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'

/**
 * An engine beside the meaning of its rules: both play the same game with the same answers, and are looked at before
 * each decision. What one of them says is put in the words of the other: the engine's numbers become what they stand
 * for.
 */
export interface Side {
  readonly program: Program
  readonly engine: FullEngine<BaseState>
}

type Single = number | boolean | string | null

/** What a number of the engine stands for. */
export function meant({ engine }: Side, s: BaseState, value: number | boolean, base: string): Single {
  if (value === NONE) return null
  if (base === 'truth') return Boolean(value)
  if (base === 'text' && engine.parts.texts !== undefined)
    return engine.parts.texts.word(Number(value), s).normalize('NFKC')
  return Number(value)
}

/** An answer of the engine as the interpreter gives it. */
export function choiceOf(side: Side, s: BaseState, move: Move): Choice {
  const { parts, info } = side.engine
  switch (move.kind) {
    case 'act': {
      const event = info.events[move.event]
      return {
        kind: 'act',
        event: event?.name ?? '',
        args: move.args.map((arg, i) => meant(side, s, arg, event?.params[i]?.type ?? '')),
      }
    }
    case 'choose':
      return { kind: 'choose', value: meant(side, s, move.value, parts.sites[s.ask - 1]?.value ?? '') }
    case 'yes':
    case 'branch':
    case 'decline':
      return move
  }
}
