import type { Check } from './check.ts'
import { notAnnounced } from './within-announcement.ts'

/** HR0512: an announcement is tried before it counts, so chance inside of it could be seen and taken back. */
export const chanceInsideAnnouncement: Check = ({ program }, report) => {
  notAnnounced(program, report, {
    code: 'HR0512',
    title: 'chance inside an announcement',
    is: (s) => (s.kind === 'choose' || s.kind === 'oneOf') && s.who === 'chance',
    alsoBefore: true,
    there: 'what is announced is tried first, and could be taken back after the draw',
    comesTo: 'this comes to a choice by chance',
    further: 'chance decides here',
    hint: 'let chance decide after the announcement, or in a `later`',
  })
}
