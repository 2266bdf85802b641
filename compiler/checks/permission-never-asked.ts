import type { Sayable } from '../../grammar/saying.ts'
import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { ModalDecl } from '../../grammar/tree/statements.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0505: `at W` is a place where somebody is asked what to do. */
export const permissionNeverAsked: Check = ({ program }, report) => {
  const { game, sites } = program
  const asking = new Set(sites.filter((s) => s.kind === 'act').map((s) => s.at))
  for (const { at, modality } of [...game.modals.map((m) => m.decl), ...program.lasting.flatMap((l) => l.modals)]) {
    for (const place of at) {
      if (asking.has(place.text) || !game.events.has(place.text)) continue
      const [whether] = sites.flatMap((s) => (s.kind === 'may' && s.at === place.text ? s.about : []))
      const { text, hint } =
        whether === undefined ? nobodyIsAsked(place.text, asking) : asksWhether(place.text, whether, modality)
      report(error('HR0505', worded('nobody is asked there'), place.span, text, { hint }))
    }
  }
}

interface Said {
  readonly text: Sayable
  readonly hint: Sayable
}

function nobodyIsAsked(event: string, asking: ReadonlySet<string>): Said {
  const near = nearest(event, asking)
  const places = [...asking].map((a) => `\`${a}\``).join(', ')
  return {
    text: worded('`{1}` has no line `p may act` or `p must act`', event),
    hint:
      near.hint ?? (asking.size === 0 ? worded('ask in it: `p may act`') : worded('players are asked in {1}', places)),
  }
}

/** Its text says `p may CALL`, which is answered by yes or no, and by no move. */
function asksWhether(event: string, call: string, modality: ModalDecl['modality']): Said {
  const ask = worded(
    'let its text ask `p may act`, and permit what it asks about: `player p may {1} … at {2}`',
    call,
    event,
  )
  const outright = worded('write there `{1} …` without `may` where it has to be done', call)
  return {
    text: worded('`{1}` asks only whether to `{2}`, and for no move', event, call),
    hint: modality === 'must act' ? worded('{1}; or {2}', ask, outright) : ask,
  }
}
