/** The stems of a verb on which its endings stand; those of する are what all other words take. */
interface Stems {
  /** 出す */
  readonly plain: string
  /** 出して */
  readonly te: string
  /** 出した */
  readonly past: string
  /** 出さな, of 出さない and 出さなければ */
  readonly negative: string
  /** 出せ, of 出せる and 出せない */
  readonly able: string
}

const OF_SURU: Stems = { plain: 'する', te: 'して', past: 'した', negative: 'しな', able: 'でき' }

/** By the last sign of the dictionary form: what stands in its place. */
const FIVE_GRADES: Readonly<Record<string, Omit<Stems, 'plain'>>> = {
  う: { te: 'って', past: 'った', negative: 'わな', able: 'え' },
  く: { te: 'いて', past: 'いた', negative: 'かな', able: 'け' },
  ぐ: { te: 'いで', past: 'いだ', negative: 'がな', able: 'げ' },
  す: { te: 'して', past: 'した', negative: 'さな', able: 'せ' },
  つ: { te: 'って', past: 'った', negative: 'たな', able: 'て' },
  ぬ: { te: 'んで', past: 'んだ', negative: 'なな', able: 'ね' },
  ぶ: { te: 'んで', past: 'んだ', negative: 'ばな', able: 'べ' },
  む: { te: 'んで', past: 'んだ', negative: 'まな', able: 'め' },
  る: { te: 'って', past: 'った', negative: 'らな', able: 'れ' },
}

const ONE_GRADE: Omit<Stems, 'plain'> = { te: 'て', past: 'た', negative: 'な', able: 'られ' }
const IS_ONE_GRADE = /(?:[いきぎしじちにひびみりえけげせぜてでねへべめれ]|^[見出得着寝似煮経])る$/u
/** Written with kanji at its beginning and kana at its end, so that its forms are told apart from what stands around. */
const IS_VERB = /^[\p{Script=Han}\p{Script=Katakana}][\p{L}ー]*[うくぐすつぬぶむる]$/u

function stemsOf(verb: string): Stems {
  const last = verb.slice(-1)
  const endings = IS_ONE_GRADE.test(verb) ? ONE_GRADE : (FIVE_GRADES[last] ?? ONE_GRADE)
  const stem = verb.slice(0, -1)
  return {
    plain: verb,
    te: stem + endings.te,
    past: stem + endings.past,
    negative: stem + endings.negative,
    able: stem + endings.able,
  }
}

export const isVerb = (word: string): boolean => IS_VERB.test(word) && !word.endsWith('する')

const GRADES = Object.keys(OF_SURU) as readonly (keyof Stems)[]

/** Each form of a verb, and the ending of する that it stands for, longest first. */
export function formsOf(verb: string): readonly { readonly form: string; readonly ending: string }[] {
  const stems = stemsOf(verb)
  return GRADES.map((grade) => ({ form: stems[grade], ending: OF_SURU[grade] }))
}

/** A verb before what would stand behind a noun: 出す, してよい: 出してよい. Null where that is no form of する. */
export function withEnding(verb: string, after: string): string | null {
  const found = formsOf(verb).find(({ ending }) => after.startsWith(ending))
  return found === undefined ? null : found.form + after.slice(found.ending.length)
}
