import { analysesOf } from '../analyse/analyses.ts'
import { error } from '../diagnostics/make.ts'
import { spanWithin } from '../../grammar/source-file.ts'
import type { Check } from './check.ts'
import { announcedTexts } from './announced-texts.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * HR0516: an announcement is tried before it counts. What depends in it on how a zone was shuffled there would tell,
 * by what is offered, how chance will decide.
 */
export const shuffleInsideAnnouncement: Check = ({ program }, report) => {
  const { statements, chanceTold } = analysesOf(program)
  if (!statements().has('shuffle')) return
  for (const { event, before, announcement } of announcedTexts(program)) {
    const told = chanceTold().inEvent(event, [...before, announcement])
    if (told === null) continue
    const { asked, shuffled } = told
    const inside = spanWithin(asked.span, announcement.span)
    const depends = worded('this depends on the order')
    report(
      error(
        'HR0516',
        worded('an announcement depends on its own shuffle'),
        inside ? asked.span : announcement.span,
        inside ? depends : worded('what is announced here is tried first, and depends on a shuffle in it'),
        {
          secondary: [
            { span: shuffled, text: worded('shuffled here') },
            ...(inside ? [] : [{ span: asked.span, text: depends }]),
          ],
          hint: worded('shuffle after the announcement, or let what depends on the order follow it'),
        },
      ),
    )
  }
}
