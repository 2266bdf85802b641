import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { tryRules } from '../try-rules.ts'

const grammar = new URL('../../editors/vscode/syntaxes/houserules.tmLanguage.json', import.meta.url)

/** Where the site lies below its host: `/` unless `HOUSERULES_SITE_BASE` names a folder, as `/houserules/`. */
const base = process.env['HOUSERULES_SITE_BASE'] ?? '/'

export default defineConfig({
  title: 'Houserules',
  description: 'A language for card games and house rules: write one as text, play it, and see what it changes.',
  base,
  head: [['link', { rel: 'icon', href: `${base}play/icons/plain.svg` }]],
  srcDir: 'pages',
  outDir: 'dist',
  cleanUrls: false,
  markdown: {
    // Texts of ours are no HTML: a sign such as `<` is what it is.
    html: false,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    languages: [{ ...(JSON.parse(readFileSync(grammar, 'utf8')) as { scopeName: string }), name: 'rules' }],
    config: (md) => tryRules(md, base, (page) => readFileSync(new URL(`../pages/${page}`, import.meta.url), 'utf8')),
  },
  locales: {
    root: { label: 'English', lang: 'en' },
    ja: {
      label: '日本語',
      lang: 'ja',
      description: 'カードゲームとハウスルールの言語：文章で書き、遊び、何が変わるかを見る。',
      themeConfig: {
        docFooter: { prev: '前のページ', next: '次のページ' },
        returnToTopLabel: '先頭へ戻る',
        sidebarMenuLabel: 'メニュー',
        darkModeSwitchLabel: '明るさ',
        lightModeSwitchTitle: '明るくする',
        darkModeSwitchTitle: '暗くする',
        langMenuLabel: '言語',
        notFound: { title: 'ページがありません', quote: '', linkText: '最初のページへ' },
        nav: [
          { text: 'ゲーム', link: '/ja/games/' },
          { text: 'ルールを日本語で', link: '/grammar/japanese' },
        ],
        sidebar: [
          {
            text: '日本語',
            items: [
              { text: 'ゲーム一覧', link: '/ja/games/' },
              { text: 'ルールを日本語で', link: '/grammar/japanese' },
            ],
          },
        ],
        outline: { level: [2, 3], label: '目次' },
      },
    },
  },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        locales: {
          ja: {
            translations: {
              button: { buttonText: '検索', buttonAriaLabel: '検索' },
              modal: {
                noResultsText: '見つかりません：',
                resetButtonTitle: '消す',
                footer: { selectText: '開く', navigateText: '移る', closeText: '閉じる' },
              },
            },
          },
        },
      },
    },
    // The other language has no page for each of this one.
    i18nRouting: false,
    outline: { level: [2, 3] },
    nav: [
      { text: 'Games', link: '/games/' },
      { text: 'First game', link: '/docs/first-game' },
      { text: 'How do I say …?', link: '/grammar/how-to-say' },
      { text: 'The language', link: '/grammar/' },
      { text: '日本語', link: '/ja/' },
    ],
    sidebar: [
      {
        text: 'Play',
        items: [
          { text: 'The games', link: '/games/' },
          { text: 'House rules of others', link: '/gallery' },
          { text: 'The studio', link: '/studio/' },
        ],
      },
      {
        text: 'Write',
        items: [
          { text: 'Your first game', link: '/docs/first-game' },
          { text: 'How do I say …?', link: '/grammar/how-to-say' },
          { text: 'The language', link: '/grammar/' },
          { text: 'Trading cards', link: '/grammar/trading-cards' },
          { text: 'Examples', link: '/grammar/examples' },
          { text: 'ルールを日本語で', link: '/grammar/japanese' },
          { text: 'Texts of cards', link: '/grammar/card-texts' },
          { text: 'What games share', link: '/rules/library/' },
          { text: 'Findings', link: '/findings' },
          { text: 'The words', link: '/docs/glossary' },
        ],
      },
      {
        text: 'Use',
        items: [
          { text: 'The command', link: '/cli/' },
          { text: 'Embedding', link: '/docs/embedding' },
          { text: 'Programs that learn', link: '/docs/env' },
          { text: 'Hosting a match', link: '/runtime/' },
          { text: 'What changed', link: '/CHANGELOG' },
        ],
      },
    ],
  },
})
