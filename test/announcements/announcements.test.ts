import { describe, expect, test } from 'vitest'
import { runExample } from '../../runtime/example/examples.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { laws } from '../laws/all.ts'
import { conservation } from '../laws/cards.ts'
import { keeps } from '../laws/law.ts'

/** What is offered can be completed: no game comes to stand still, whatever its rules do on the way. */
for (const name of ['tries', 'interruptions', 'shedding']) {
  const { engine, examples } = await compiledSample(`test/announcements/${name}.rules`)
  describe(name, () => {
    // One of the tries creates a card while the game is played.
    keeps(
      { name, engine, variant: false },
      laws.filter((law) => law !== conservation),
    )
    test.each(examples.map((example) => [example.title, example] as const))('%s', (_, example) => {
      expect(runExample(engine, example).failures).toEqual([])
    })
  })
}
