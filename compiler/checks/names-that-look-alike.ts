import type { Sayable } from '../../grammar/saying.ts'
import { warning } from '../diagnostics/make.ts'
import { type NamingWord, namesIn } from '../game/names-in.ts'
import type { Decl } from '../../grammar/tree/declarations.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * Letters of other scripts that print like a Latin one, and signs of kanji like a kana, in pairs (from the
 * confusables of Unicode TS #39).
 */
const PAIRS =
  'аaсcеeһhіiјjоoрpѕsуyхxԁdԛqԝwвbкkАAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXԚQԜWӀI' +
  'αaοoρpνvυuιiγyχxκkΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX' +
  '力カ口ロ二ニ夕タ工エ八ハ卜トへヘべベぺペりリ一ー千チ才オ'

const LATIN = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, i) => [PAIRS.charAt(2 * i), PAIRS.charAt(2 * i + 1)]),
)

/** What a reader sees: the same for names that differ in look-alike letters only. */
const seen = (name: string): string =>
  PLAIN.test(name) ? name : [...name].map((letter) => LATIN.get(letter) ?? letter).join('')

/** Names of which every reader sees the letters that they have. */
const PLAIN = /^[ -~]*$/

/** HR0109: two names of a game that differ only by letters of different scripts. */
export const namesThatLookAlike: Check = ({ resolution }, report) => {
  const names = new Map<string, NamingWord>()
  for (const { decls } of resolution.modules)
    for (const decl of decls) for (const [text, name] of firstNamesIn(decl)) if (!names.has(text)) names.set(text, name)
  const first = new Map<string, NamingWord>()
  for (const name of names.values()) {
    const look = seen(name.text)
    const other = first.get(look)
    if (other === undefined) first.set(look, name)
    else {
      report(
        warning(
          'HR0109',
          worded('names that look alike'),
          name.span,
          worded('{1}, so that this is not the name that it looks like', differing(name.text, other.text)),
          {
            secondary: [{ span: other.span, text: worded('it looks like this one') }],
            hint: worded('write both with the same letters: `{1}`', other.text),
          },
        ),
      )
    }
  }
}

const firstNames = new WeakMap<Decl, ReadonlyMap<string, NamingWord>>()

/** Each name of a declaration where it stands first; looked for once in each, since trees outlive compilations. */
function firstNamesIn(decl: Decl): ReadonlyMap<string, NamingWord> {
  const before = firstNames.get(decl)
  if (before !== undefined) return before
  const found = new Map<string, NamingWord>()
  for (const name of namesIn(decl)) if (!found.has(name.text)) found.set(name.text, name)
  firstNames.set(decl, found)
  return found
}

/** Which letter it is that is of another script. */
function differing(name: string, other: string): Sayable {
  const others = [...other]
  const at = [...name].findIndex((letter, i) => letter !== others[i])
  const told = (letter: string): string =>
    `\`${letter}\` (U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`
  return worded('one has {1} where the other has {2}', told([...name][at] ?? ''), told(others[at] ?? ''))
}
