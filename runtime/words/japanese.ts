import type { EventPart, Wording } from './wording.ts'

/** What a part of an event was is told by the particle behind it. */
const PARTICLES: Readonly<Record<string, string>> = {
  by: 'が',
  from: 'から',
  to: 'へ',
  at: 'に',
  on: 'に',
  onto: 'に',
  against: 'に',
  with: 'で',
  for: 'のために',
  as: 'として',
  within: 'の中で',
  main: 'を',
}

/** Who does it and where it goes come before what it is about, which stands beside the verb. */
const ORDER = Object.keys(PARTICLES)
const rank = ({ role }: EventPart): number => (ORDER.includes(role) ? ORDER.indexOf(role) : ORDER.length - 2)
const part = ({ role, words }: EventPart): string => `${words}${PARTICLES[role] ?? `（${role}）`}`

/** The word of an event that says where its parts stand, by their roles: `{main}に{for}を求める`. */
const placed = (name: string, parts: readonly EventPart[]): string =>
  name.replace(/\{(\w+)\}/g, (_, role: string) => parts.find((each) => each.role === role)?.words ?? '')

/** What every game has and no rules name anew. */
export const wordsOfEveryGame: Readonly<Record<string, string>> = {
  move: '移す',
  create: '作る',
  shuffle: '切り混ぜる',
  show: '見せる',
  resolve: '解決する',
  dismiss: '取り消す',
  finish: '終える',
  delete: '取り除く',
  waiting: '待っている効果',
  lasting: '続いている効果',
  yes: 'はい',
  no: 'いいえ',
}

export const japaneseWording: Wording = {
  none: 'なし',
  yes: 'はい',
  no: 'いいえ',
  pass: 'パス',
  done: '決定',
  nothing: 'なし',
  nowhere: 'どこにもない',
  untold: '知らされない',
  anEffect: '効果',
  goneCard: 'もうない札',
  cards: (many) => `${many}枚の札`,
  cardOf: (below, zone) => (below === null ? `${zone}の札` : `${zone}の下から${below + 1}枚目`),
  of: (thing, whose) => `${whose}の${thing}`,
  ownedBy: (thing, whose) => `${thing}（${whose}の持ち物）`,
  lyingIn: (thing, zone) => `${zone}にある${thing}`,
  effectOf: (card) => `${card}の効果`,
  effectBy: (seat) => `${seat}の効果`,
  option: (number) => `選択肢${number}`,
  event: (name, parts) =>
    /\{\w+\}/.test(name)
      ? placed(name, parts)
      : [...parts.toSorted((a, b) => rank(a) - rank(b)).map(part), name].join(''),
  lone: (name) => name.replace(/\{\w+\}\p{Script=Hiragana}*/gu, ''),
  answered: (who, answer) => `${who}：${answer}`,
  notToldYet: (answer) => `${answer}（まだ知らされない）`,
  takenBack: (answer) => `取り消し：${answer}`,
  about: (who, card) => `${who}（${card}）`,
  counted: (many, _one, _several, areCards) => (areCards ? `${many}枚` : `${many}`),
  several: (all) => all.join('と'),
  with: (thing, notes) => `${thing}（${notes.join('；')}）`,
  shown: (cards, seats) => `${cards}を${seats}に見せる`,
  created: (cards, zone) => `${cards}を${zone}に作る`,
  moved: (cards, from, to) => `${cards}を${from}から${to}へ移す`,
  asked: (seat, what) => `今は${seat}の番${what === null ? '' : `：${what}`}`,
  notOfferedAt: (event) => `${event}では選べない`,
  severalAsked: '今は何人かが同時に選んでいる',
  refusedUnseen: (seat) => `ルールが拒むかどうかは、${seat}に見えない札による`,
  boundUnseen: (seat) => `ルールがそうさせない。どのルールかは、${seat}に見えない札による`,
  choose: (answer) => `${answer}を選ぶ`,
}
