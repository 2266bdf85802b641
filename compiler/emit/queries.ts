import { type Data, record } from '../typescript/data.ts'
import { key } from '../typescript/literals.ts'
import type { Name } from '../typescript/name.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { DEFINITION, type Type } from '../game/type.ts'
import { neededOf } from '../game/unsaid.ts'
import type { Emitter } from './emitter.ts'
import { type Piece, constant, ofRules } from './piece.ts'
import { typeWord } from './names.ts'

interface Query {
  readonly name: string
  readonly function: Name
  readonly params: readonly Param[]
  readonly type: string
}

interface Param {
  readonly name: string
  readonly type: Type
}

/** Things that need no table to be named. */
const NAMED: readonly Type['base'][] = ['definition', 'text', 'number', 'truth', 'enum']

/** What is worked out and can be asked of printed cards or of words, whatever state a game is in. */
function queriesOf(em: Emitter): Query[] {
  const { game, facts, adjectives, relations } = em.program
  const all: Query[] = [
    ...[...facts.values()]
      .filter((f) => game.facts.get(f.declared)?.stored === false)
      .map((f) => ({
        name: f.declared,
        function: em.factName(f.name),
        params: f.params,
        type: typeWord(game.facts.get(f.declared)?.type ?? f.params[0].type),
      })),
    ...[...adjectives.values()]
      .filter((a) => game.adjectives.get(a.declared)?.stored === false)
      .map((a) => ({
        name: a.declared,
        function: em.adjective(a.name),
        params: [
          {
            name: a.sentences[0]?.params[0]?.name ?? 'it',
            type: a.name !== a.declared ? DEFINITION : (game.adjectives.get(a.name)?.subject ?? DEFINITION),
          },
        ],
        type: 'truth',
      })),
    ...[...relations.values()].flatMap((r) => {
      const symbol = game.relations.get(r.name)
      return symbol === undefined
        ? []
        : [
            {
              name: r.name,
              function: em.relation(r.name),
              params: [symbol.left, symbol.right].map((type, i) => ({
                name: r.sentences[0]?.params[i]?.name ?? 'it',
                type,
              })),
              type: 'truth',
            },
          ]
    }),
  ]
  return all.filter(
    ({ params }) =>
      params.every((p) => NAMED.includes(p.type.base)) &&
      params.some((p) => p.type.base === 'definition' || p.type.base === 'text'),
  )
}

/** The queries of a game, for who imports it and for the tables of its engine; nothing where there are none. */
export function emitQueries(em: Emitter): {
  readonly asked: readonly Piece[]
  readonly pieces: readonly Piece[]
  readonly part: Data | undefined
} {
  const queries = queriesOf(em)
  if (queries.length === 0) return { asked: [], pieces: [], part: undefined }
  const infos = queries.map((q) => ({
    name: q.name,
    params: q.params.map((p) => ({ name: p.name, type: typeWord(p.type) })),
    type: q.type,
  }))
  const needed = neededOf(em.program.game)
  const part = {
    definitions: code`DEFINITIONS`,
    names: em.program.used.has('names of cards') ? code`CARD_NAMES` : undefined,
    ask: code`questions(‹rules›)`,
    infos,
    needed: needed.length === 0 ? undefined : [...needed],
  }
  const doc = 'What can be asked of printed cards, by the words of the rules.'
  return {
    asked: [
      constant({
        name: named('questions'),
        value: ofRules(
          record(
            queries.map((q) => [key(q.name), q.function]),
            'filled',
            2,
          ),
        ),
        doc,
      }),
    ],
    pieces: [constant({ name: named('queries'), value: code`questions(‹rules›)`, doc })],
    part,
  }
}
