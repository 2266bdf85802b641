import type { Idle } from './done-already.ts'

type Side = 'old' | 'new'

export type SamenessReason =
  | Idle
  | 'fulfilled anyway'
  | 'bound anyway'
  | 'behind another'
  | 'comes to the same'
  | 'in any order'
  | 'excepted already'
  | 'in the same cases'
  | 'said in place'
  | 'idle between'
  | 'adds nothing'

/** In the order in which they are told. */
const WORDS: Readonly<Record<SamenessReason, string>> = {
  'done already': 'an instruction that the one before has done already does nothing',
  'untrue by then': 'a rule that has made its own condition untrue does nothing a second time',
  'another round': 'what stands in a loop once more is another round of it',
  'over anyway': 'the game is over after its last instruction',
  'fulfilled anyway': 'every permitted move does what must be done, and passing is no move',
  'bound anyway': 'where the text asks nobody may pass anyway',
  'behind another': 'a rule never comes instead of an event where one before it asks the same',
  'excepted already': 'an exception that the one before has made already changes nothing',
  'in the same cases': 'the conditions hold in the same cases',
  'said in place': 'a word is what it stands for',
  'idle between': 'nothing is done in the cases in which only one of the conditions holds',
  'comes to the same': 'the values are worked out as the same in all cases that come',
  'in any order': 'nothing hangs on the order of the lines',
  'adds nothing': 'what only one of the sums counts adds nothing',
}

/** What makes no difference, and how often on either side: where it is not as often, that is why they are the same. */
export class Reasons {
  private readonly times = { old: new Map<SamenessReason, number>(), new: new Map<SamenessReason, number>() }

  note(side: Side, reason: SamenessReason, n = 1): void {
    this.times[side].set(reason, (this.times[side].get(reason) ?? 0) + n)
  }

  /** In words; null where nothing differs that this could be said of. */
  told(): string | null {
    const { old, new: next } = this.times
    const told = (Object.keys(WORDS) as SamenessReason[]).filter(
      (reason) => (old.get(reason) ?? 0) !== (next.get(reason) ?? 0),
    )
    return told.length === 0 ? null : told.map((reason) => WORDS[reason]).join(', and ')
  }
}
