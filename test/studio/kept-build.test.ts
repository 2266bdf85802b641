import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluated } from '../../cli/live-engine.ts'
import { CheckSession } from '../../compiler/check-session.ts'
import type { CheckResult } from '../../compiler/compile.ts'
import type { Light } from '../../studio/protocol/write-calls.ts'
import { runExample } from '../../runtime/example/examples.ts'
import { exampleRef } from '../../studio/worker/example-ref.ts'
import { KeptBuild } from '../../studio/worker/kept-build.ts'
import { Lights } from '../../studio/worker/run-lights.ts'
import { byDay, sampledSeed } from '../kit/effort.ts'

/** A game of chips, as it is and as one may edit it: what is taken, what an example claims, and what stands above it. */
interface Edit {
  readonly loses: number
  readonly gains: number
  readonly left: number
  readonly remarks: number
  readonly further: number
}

const AS_IT_IS: Edit = { loses: 1, gains: 1, left: 2, remarks: 0, further: 0 }

const textOf = ({
  loses,
  gains,
  left,
  remarks,
  further,
}: Edit): string => `game Chips for 2 players "who takes the last chip loses"

chips: number starts 5
${'-- a remark\n'.repeat(remarks)}
to match
  each player p
    p must act
  finish

to take by player p
  chips loses ${loses}

to lay by player p
  chips gains ${gains}

any: player p may take at match

more: player p may lay at match

example "a chip is taken"
  given
    chips is 3
    at match
  A does take
  then chips = ${left}

example "one is laid"
  given
    chips is 3
    at match
  A does lay
  then chips = 4

example "two are taken"
  given
    chips is 3
    at match
  A does take
  B does take
  then chips = 1
${Array.from({ length: further }, (_, i) => `\nexample "further ${i}"\n  given\n    chips is ${i}\n    at match\n  then chips = 1\n`).join('')}`

const PATH = 'chips.rules'

/** Somebody who edits the text. */
class Author {
  private readonly session = new CheckSession()
  private readonly kept = new KeptBuild(evaluated)
  private readonly lights = new Lights()

  checked(edit: Edit): CheckResult {
    const read = (path: string): string | null => (path === PATH ? textOf(edit) : null)
    return this.session.check(PATH, { read, find: () => null, shared: (path) => path })
  }

  async built(edit: Edit) {
    const built = await this.kept.of(this.checked(edit))
    if (built === null) throw new Error('the text has errors')
    return built
  }

  /** How many examples were run for the last lights. */
  ran = 0

  async lit(edit: Edit): Promise<readonly Light[]> {
    this.ran = 0
    return this.lights.of(await this.built(edit), () => (this.ran += 1))
  }
}

describe('a text that is built after each edit', () => {
  it('keeps its engine, and the examples that nobody touched, where only an example is edited', async () => {
    const author = new Author()
    const before = await author.built(AS_IT_IS)
    const after = await author.built({ ...AS_IT_IS, left: 9 })
    expect(after.engine).toBe(before.engine)
    const [was, is] = await Promise.all([before, after].map(({ bound, sources }) => bound(sources)))
    expect(is?.map((example, i) => example === was?.[i])).toEqual([false, true, true])
    expect((await author.lit({ ...AS_IT_IS, left: 9 })).map(({ ok }) => ok)).toEqual([false, true, true])
  })

  it('has another engine where a rule is edited', async () => {
    const author = new Author()
    const before = await author.built(AS_IT_IS)
    const after = await author.built({ ...AS_IT_IS, loses: 2 })
    expect(after.engine).not.toBe(before.engine)
    expect((await author.lit({ ...AS_IT_IS, loses: 2 })).map(({ ok }) => ok)).toEqual([false, true, false])
  })

  it('runs the examples again for which what was edited ran, and those that are off', async () => {
    const author = new Author()
    const edits: readonly (readonly [Edit, number])[] = [
      [AS_IT_IS, 3],
      [{ ...AS_IT_IS, gains: 2 }, 1],
      [{ ...AS_IT_IS, gains: 2, remarks: 2 }, 1],
      [{ ...AS_IT_IS, gains: 1 }, 1],
      [{ ...AS_IT_IS, loses: 2 }, 2],
      [{ ...AS_IT_IS, loses: 2, left: 1 }, 1],
      [AS_IT_IS, 2],
    ]
    for (const [edit, ran] of edits) {
      await author.lit(edit)
      expect([edit, author.ran]).toEqual([edit, ran])
    }
  })

  it('tells where everything stands now, where lines have moved', async () => {
    const author = new Author()
    await author.built(AS_IT_IS)
    const moved = { ...AS_IT_IS, remarks: 3, left: 9 }
    const { engine, refs } = await author.built(moved)
    const lineOf = (words: string): number => textOf(moved).slice(0, textOf(moved).indexOf(words)).split('\n').length
    expect(refs.map(({ file, line }) => `${file}:${line}`)).toEqual([
      `${PATH}:${lineOf('example "a chip')}`,
      `${PATH}:${lineOf('example "one is')}`,
      `${PATH}:${lineOf('example "two are')}`,
    ])
    expect(engine.parts.sites.map(({ place }) => place)).toContain(`${PATH}:${lineOf('p must act')}`)
    const [light] = await author.lit(moved)
    expect(light?.failures.map(({ line }) => line)).toEqual([lineOf('then chips = 9')])
  })

  it('says of any edits, one after another, what is said of each text by itself', async () => {
    const edit = fc.record({
      loses: fc.integer({ min: 1, max: 2 }),
      gains: fc.integer({ min: 1, max: 2 }),
      left: fc.integer({ min: 1, max: 2 }),
      remarks: fc.integer({ min: 0, max: 1 }),
      further: fc.integer({ min: 0, max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 6 }), async (edits) => {
        const author = new Author()
        for (const each of edits) {
          const alone = new Author()
          expect(await author.lit(each)).toEqual(await alone.lit(each))
          const [kept, fresh] = [await author.built(each), await alone.built(each)]
          expect([kept.engine.info, kept.engine.parts.sites]).toEqual([fresh.engine.info, fresh.engine.parts.sites])
          const examples = await kept.bound(kept.sources)
          expect(kept.refs).toEqual(fresh.refs)
          expect(examples.map(exampleRef)).toEqual(kept.refs)
          expect(examples.map((x) => runExample(kept.engine, x).failures)).toEqual(
            (await fresh.bound(fresh.sources)).map((x) => runExample(fresh.engine, x).failures),
          )
        }
      }),
      { numRuns: byDay(6, 25), ...sampledSeed('edits lit') },
    )
  })
})
