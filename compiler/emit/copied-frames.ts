import type { Proc } from '../program/ir.ts'
import { functionCode } from '../typescript/build.ts'
import { type Code, codeOf } from '../typescript/code.ts'
import { data, list } from '../typescript/data.ts'
import { word } from '../typescript/name.ts'
import { code, named } from '../typescript/vocabulary.ts'
import type { Emitter } from './emitter.ts'
import type { FrameCode } from './frame.ts'
import { braces } from './in-braces.ts'
import { type Piece, constant } from './piece.ts'

interface Framed {
  readonly proc: Proc
  readonly code: FrameCode
}

/**
 * How a suspended text is copied: field by field. A spread would take ten times as long, and what it makes is of
 * another shape than what is laid down, so that all that goes on with either would be slower too. Texts whose
 * variables are called the same are copied by the same function.
 */
export function copiedFrames(em: Emitter, frames: readonly Framed[]): Piece[] {
  const shapes = [...new Set(frames.map(shapeOf))]
  const firsts = frames.filter((framed, i) => frames.findIndex((each) => shapeOf(each) === shapeOf(framed)) === i)
  const numbers = em.program.procs.map((proc) => {
    const framed = frames.find((each) => each.proc === proc)
    return framed === undefined ? 0 : shapes.indexOf(shapeOf(framed))
  })
  return [
    constant({
      name: named('COPIES'),
      type: code`‹readonly ((f: never) => Frame)[]›`,
      value: list(firsts.map((framed) => copying(em, framed))),
      doc: 'How suspended procedures are copied, by what they hold.',
    }),
    constant({
      name: named('COPIED_AS'),
      value: data([0, ...numbers]),
      doc: 'Which of those copies each procedure.',
    }),
    {
      doc: 'A copy of a suspended procedure.',
      code: functionCode({
        name: named('copyFrame'),
        params: [{ name: word('f'), type: code`‹Frame›` }],
        result: code`‹Frame›`,
        body: code`return COPIES[COPIED_AS[f.proc]!]!(f ‹as never›)`,
      }),
    },
  ]
}

const shapeOf = ({ code: { fields } }: Framed): string => fields.map(({ name }) => name.wish).join()

function copying(em: Emitter, framed: Framed): Code {
  const fixed = ['proc', 'pc', 'answer'].map((name) => codeOf(word(name)))
  const fields = braces([...fixed, ...framed.code.fields.map(({ name }) => codeOf(name))])
  return code`(${fields}‹: ${em.frame(framed.proc)}›) => (${fields})`
}
