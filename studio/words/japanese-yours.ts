import type { englishYours } from './english-yours.ts'
import type { InLanguage } from './language.ts'

/** What the page says of texts of one's own, in Japanese. */
export const japaneseYours: InLanguage<typeof englishYours> = {
  title: 'あなたのゲーム',
  goOn: '続ける',
  goOnWith: (name) => `${name}を続ける`,
  base: (base) => `${base}をもとに`,
  remove: '削除',
  removeText: (name) => `${name}を削除`,
  removed: (name) => `${name}を削除しました。`,
  restore: '元に戻す',
  again: 'もう一度試す',
  beside:
    '同じ文章が、別のウィンドウでも同時に書き換えられました。' +
    'こちらの内容は別の文章として続きます。どちらも「あなたのゲーム」にあります。',
  trouble: {
    none:
      'このブラウザは、プライベートウィンドウなどのため、このページの内容を保存しません。' +
      '閉じると書いたものは消えます。' +
      'フォルダかリンクとして保存してください。',
    full:
      'ブラウザの保存領域がいっぱいで、書いたものは保存されていません。' +
      'フォルダかリンクとして保存するか、' +
      'あなたのゲームやほかのページのデータを削除して空きを作ってください。',
    'other-version':
      '別の版のこのページが保存領域を使っているため、書いたものは保存されていません。' +
      'フォルダかリンクとして保存してから、ページを読み直してください。',
  },
  rename: '名前を変える',
  renameText: (name) => `${name}の名前を変える`,
  newName: '新しい名前',
  save: '保存',
  copy: 'コピー',
  copyText: (name) => `${name}をコピー`,
  copyOf: (name) => `${name}のコピー`,
  played: (choices) => (choices === 0 ? '配ったところ' : `${choices}手まで`),
  notPlayed: 'まだ遊んでいない',
  versions: (count) => `前の版${count}つ`,
  versionsOf: (name) => `${name}の前の版`,
  goBack: 'この版に戻す',
  goneBack: 'これまでの内容は、前の版の中にあります。',
  saveAll: '全部を1つのファイルに保存',
  notAll: 'このファイルには、ここで保存した文章がありません',
}
