import { expect, test } from 'vitest'
import { changesBetween } from '../../compiler/changes-between.ts'
import { openOrders, turnedText } from '../../compiler/merge/open-orders.ts'
import { mergeTexts } from '../../compiler/merge/merge-texts.ts'
import { byDay, someOf, times } from '../kit/effort.ts'
import { type HouseRules, checkedText, joinedGame, pairsOfHouseRules, pathOf, writtenByTwo } from './house-rules.ts'

// `check` warns that the order of `with` decides, of two house rules that are joined, if and only if a merge of what two
// sides write into one variant says that the order decides. `HOUSERULES_LAWS=30` tries all that are shipped.

type Told = 'neither' | 'order' | 'errors'

function toldOfJoined(rules: HouseRules): Told {
  const { diagnostics } = joinedGame(rules)
  if (diagnostics.some(({ severity }) => severity === 'error')) return 'errors'
  return diagnostics.some(({ code }) => code === 'HR0412') ? 'order' : 'neither'
}

function toldOfMerge(rules: HouseRules): Told {
  const path = pathOf(rules.shelf)
  const { text, stretches, conflicts } = mergeTexts(path, writtenByTwo(rules))
  if (conflicts.length > 0) return 'errors'
  const { program, resolution, diagnostics } = checkedText(rules.shelf, text)
  if (program === null || resolution === null || diagnostics.some(({ severity }) => severity === 'error'))
    return 'errors'
  const decides = openOrders({ path, program, resolution }, stretches).some(({ at }) => {
    const turned = checkedText(rules.shelf, turnedText(stretches, at))
    if (turned.resolution === null) return true
    const changes = changesBetween({ resolution, program }, { resolution: turned.resolution, program: turned.program })
    return changes.some((change) => change.class !== 'editorial')
  })
  return decides ? 'order' : 'neither'
}

test('a join is warned of where a merge of the same says that the order decides', { timeout: 1_200_000 }, () => {
  const all = pairsOfHouseRules()
  expect(all.length).toBeGreaterThan(250)
  const tried = someOf(all, byDay(6, 12 * times), `${process.env['HOUSERULES_SAMPLE'] ?? ''} orders`)
  const came = tried.map((rules) => ({
    pair: rules.pair.join(),
    joined: toldOfJoined(rules),
    merged: toldOfMerge(rules),
  }))
  if (times > 4) console.log(`${came.length} pairs: ${JSON.stringify(counted(came.map(({ joined }) => joined)))}`)
  expect(came.filter(({ joined, merged }) => joined !== merged)).toEqual([])
})

const counted = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((each) => each === word).length]))
