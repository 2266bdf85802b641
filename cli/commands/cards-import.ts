import { resolve } from 'node:path'
import type { Context } from '../context.ts'
import type { SkippedRecord } from '../cards/card-row.ts'
import { CollectedCards, LARGEST_DATABASE } from '../cards/collect-cards.ts'
import { knownSources } from '../cards/game-cards.ts'
import { openSource } from '../cards/open-source.ts'
import { readDatabase } from '../cards/read-database.ts'
import { recordReader } from '../cards/card-of-record.ts'
import { writeDatabase } from '../cards/write-database.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface CardsImportOptions {
  readonly from?: string
  readonly out: string
  readonly language?: string
  readonly onto?: string
}

/** Makes a card database of a file that others made; nothing is written unless all of it could be read. */
export async function cardsImport({ io }: Context, file: string, options: CardsImportOptions): Promise<ExitCode> {
  const path = resolve(io.cwd, file)
  const { name, source, records } = await openSource(path, knownSources(io.cwd), options.from)
  if (source.container === 'sqlite' && options.language === undefined)
    throw new UsageError(
      stated('{1} does not say in which language its names are; say it with --language, such as --language ja', file),
    )
  const language = options.language ?? 'en'
  const base = options.onto === undefined ? null : readDatabase(resolve(io.cwd, options.onto))
  const cards = new CollectedCards()
  for (const [i, card] of base?.cards.entries() ?? [])
    cards.add(card, `line ${i + 2}`, 'keep', (what) => {
      throw new UsageError(stated('{1}:{2}: {3}', options.onto ?? '', i + 2, what))
    })
  const read = recordReader(path, { name, source }, language)
  const skipped = new Map<string, SkippedRecord>()
  let [count, noCards, strangers] = [0, 0, 0]
  for await (const record of records) {
    const row = read(record)
    count++
    if ('why' in row) {
      noCards++
      if (skipped.size < LARGEST_DATABASE) skipped.set(`${row.id ?? ''} ${row.name ?? ''}`, row)
    } else if (base === null)
      cards.add(row, record.place, source.alike, (what) => {
        throw new UsageError(stated('{1}: {2} ({3}): {4}', path, record.place, JSON.stringify(row.name), what))
      })
    else if (!cards.addNames(row, language)) strangers++
  }
  if (cards.count === 0) throw new UsageError(stated('{1} holds no cards', path))
  writeDatabase(resolve(io.cwd, options.out), {
    header: base?.header ?? { format: 'houserules-cards/1', source: name, language },
    cards: cards.cards,
    skipped: base?.skipped ?? [...skipped.values()],
  })
  note(
    io,
    [
      `${cards.count} cards of ${count} ${count === 1 ? 'record' : 'records'} (${name}) written to ${options.out}`,
      ...(noCards === 0 ? [] : [`${noCards} are no cards`]),
      ...(strangers === 0 ? [] : [`${strangers} are not in ${options.onto}`]),
    ].join('; '),
  )
  return exitCode.fine
}
