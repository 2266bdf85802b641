import type { Check } from './check.ts'
import { notAnnounced } from './within-announcement.ts'

/** HR0515: a move is an event with rules and an announcement of its own, and belongs to no other announcement. */
export const actInsideAnnouncement: Check = ({ program }, report) => {
  notAnnounced(program, report, {
    code: 'HR0515',
    title: 'a move inside an announcement',
    is: (s) => s.kind === 'act',
    alsoBefore: false,
    there: 'no move can be made while something is announced',
    comesTo: 'this comes to a question for a move',
    further: 'a move is asked for here',
    hint: 'ask with `choose`, `choose one of` or `may` in the announcement, or let somebody act before or after it',
  })
}
