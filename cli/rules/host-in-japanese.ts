import { dirname } from 'node:path'
import { type Module, vocabularyAt } from '../../compiler/game/load.ts'
import { saidInOrLeft } from '../../compiler/syntax/said-in.ts'
import { isJapanese } from '../../grammar/surface/japanese-text.ts'
import { vocabularyOf } from '../../grammar/surface/vocabulary.ts'
import type { RulesHost } from '../toolchain.ts'

/**
 * The same rules with all their texts said in Japanese. `modules`: the games that a game is made of, each after those on
 * which it stands; `files`: all that they are read from, without errors.
 */
export function hostInJapanese(
  host: RulesHost,
  modules: readonly Pick<Module, 'path'>[],
  files: readonly string[],
): RulesHost {
  const texts = new Map<string, string>()
  for (const path of files) {
    const text = host.read(path)
    if (text === null || isJapanese(text)) continue
    // What lies beside a game has its words; what many games share has none of theirs.
    const own = modules.find((module) => module.path === path)
    const owner = own ?? modules.find((module) => dirname(module.path) === dirname(path))
    texts.set(path, saidInOrLeft('ja', text, owner === undefined ? vocabularyOf() : vocabularyAt(host, owner.path)))
  }
  return { ...host, read: (path) => texts.get(path) ?? host.read(path) }
}
