import { type Compared, changesBetween } from '../../compiler/changes-between.ts'
import { related } from '../../compiler/diff/related.ts'
import { diffAsJson } from '../../compiler/diff/render/render-json.ts'
import { reportSide } from '../../compiler/diff/report.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import type { CheckResult } from '../../compiler/compile.ts'
import { shellWord } from '../output/shell-word.ts'
import { invalid } from './command-arguments.ts'
import type { Desk } from '../../language/server/desk.ts'
import type { CommandOutcome } from './done.ts'

/**
 * Compares a game with another of its folder, as `houserules diff BASE FILE --no-witness` does.
 * @throws ResponseError where either is not there or has errors
 */
export function compareCommand(desk: Desk, [uri, base]: readonly [uri: string, base: string]): CommandOutcome {
  const { space } = desk
  const own = space.about(desk.pathOf(uri)).find((checked) => headerOf(checked) !== null)
  const called = (checked: CheckResult): boolean => headerOf(checked)?.name.text === base
  const below = own?.resolution?.modules.find(({ header }) => header.name.text === base)
  const other = below === undefined ? space.all().find(called) : space.about(space.full(below.path)).find(called)
  const [old, now] = [readable(base, other), readable(uri, own)]
  const changes = changesBetween(old, now)
  const sides = { old: sideOf(old.resolution), new: sideOf(now.resolution) }
  const report = {
    ...sides,
    changes,
    gated: [],
    ignored: 0,
    related: related(old.resolution, now.resolution),
    summaries: new Map(),
  }
  const kinds = new Map(changes.map(({ class: kind }) => [kind, changes.filter((each) => each.class === kind).length]))
  const counted = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')
  const title = `${now.resolution.game.name} beside ${base}`
  const differs = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'} (${counted})`
  // What a variant is of is looked for beside it.
  const isOwn = own !== undefined && headerOf(own)?.base?.text === base
  const more = `\`houserules diff ${isOwn ? '' : `${shellWord(base)} `}${shellWord(sides.new.shown)}\` shows positions`
  return {
    result: diffAsJson(report),
    message: changes.length === 0 ? `${title}: nothing differs` : `${title}: ${differs}; ${more}`,
    isGood: true,
  }
}

const headerOf = ({ resolution }: CheckResult) => resolution?.modules.at(-1)?.header ?? null

function readable(what: string, checked: CheckResult | undefined): Compared {
  if (checked === undefined) throw invalid(`there is no game ${what}`)
  const { resolution, program, diagnostics } = checked
  if (resolution === null || program === null || diagnostics.some(({ severity }) => severity === 'error'))
    throw invalid(`${headerOf(checked)?.name.text ?? what} cannot be compared before it has no errors`)
  return { resolution, program }
}

const sideOf = (resolution: Resolution) => reportSide(resolution.modules.at(-1)?.path ?? '', resolution)
