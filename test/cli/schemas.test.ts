import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import cardDatabase from '../../cli/schema/card-database.schema.json' with { type: 'json' }
import clauses from '../../cli/schema/clauses.schema.json' with { type: 'json' }
import gameCards from '../../cli/schema/game-cards.schema.json' with { type: 'json' }
import diff from '../../cli/schema/diff.schema.json' with { type: 'json' }
import mended from '../../cli/schema/mended.schema.json' with { type: 'json' }
import packs from '../../cli/schema/packs.schema.json' with { type: 'json' }
import report from '../../cli/schema/report.schema.json' with { type: 'json' }
import deck from '../../runtime/schema/deck.schema.json' with { type: 'json' }
import replay from '../../runtime/schema/replay.schema.json' with { type: 'json' }
import replayUnder from '../../cli/schema/replay-under.schema.json' with { type: 'json' }
import replaysUnder from '../../cli/schema/replays-under.schema.json' with { type: 'json' }
import save from '../../runtime/schema/save.schema.json' with { type: 'json' }

test.each([
  ['card databases', cardDatabase],
  ['what games know of card files', gameCards],
  ['clauses', clauses],
  ['deck', deck],
  ['diff', diff],
  ['mended examples', mended],
  ['packs', packs],
  ['replay', replay],
  ['a replay under changed rules', replayUnder],
  ['a folder of replays under changed rules', replaysUnder],
  ['report', report],
  ['save', save],
])('the schema of %s is one', (_name, schema) => {
  expect(new Ajv({ allowUnionTypes: true }).validateSchema(schema)).toBe(true)
})
