import type { Site } from '../program/ir.ts'
import { functionCode, switchByLine } from '../typescript/build.ts'
import type { Code } from '../typescript/code.ts'
import { aside } from '../typescript/literals.ts'
import { type Name, word } from '../typescript/name.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { type Emitter, pascal } from './emitter.ts'
import type { Piece } from './piece.ts'

/** What a game says of decisions that ask for several: how many are chosen so far, and how many have to be. */

const SITE = word('site')
const NUMBER = code`‹number›`

/** Whether anything asks for several. */
export const asksForSeveral = (em: Emitter): boolean =>
  [...em.sites.values()].some(({ picked }) => picked !== undefined)

/** A function for each site that asks for several, and one that finds it. */
export function pickedFunctions(em: Emitter): Piece[] {
  if (!asksForSeveral(em)) return []
  const several = em.program.sites.flatMap((site) => {
    const { frame, picked } = em.sites.get(site.id) ?? {}
    return frame === undefined || picked === undefined ? [] : [{ site, frame, picked }]
  })
  const functions = several.map(({ site, frame, picked }) => ({
    from: site.proc.span,
    doc: `What is chosen so far: ${site.prompt}.`,
    code: functionCode({
      name: nameAt(em, site),
      params: [{ name: word('f'), type: frame }],
      result: code`‹PickedSoFar›`,
      body: code`return ${picked}`,
      own: true,
    }),
  }))
  const cases = several.map(({ site, frame }) => code`${siteCase(site)} return ${nameAt(em, site)}(f ‹as ${frame}›)`)
  return [
    ...functions,
    {
      doc: 'What is chosen so far at a decision that asks for several; null at any other.',
      code: functionCode({
        name: named('pickedSoFar'),
        params: [
          { name: word('f'), type: code`‹Frame›` },
          { name: SITE, type: NUMBER },
        ],
        result: code`‹PickedSoFar | null›`,
        body: code`${switchByLine(SITE, cases)}\nreturn null`,
      }),
    },
  ]
}

const nameAt = (em: Emitter, { id, proc }: Site): Name =>
  em.symbol('decisions', `picked ${id}`, `pickedFor${pascal(proc.name)}`)

/** Where a switch over the sites comes to this one. */
export const siteCase = ({ id, at }: Site): Code => code`case ${id} ${aside(at)}:`
