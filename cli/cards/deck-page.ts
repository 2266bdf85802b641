import { hash } from 'node:crypto'
import { escapeMarkup } from '../../compiler/diff/render/safe-text.ts'
import { printable } from '../../compiler/diagnostics/printable.ts'
import type { OfDeck } from './ask-of-deck.ts'
import { PAGE_SCRIPT, PAGE_STYLE } from './deck-page-parts.ts'

/** What a page tells of a deck. */
export interface DeckAnswers {
  readonly title: string
  readonly deck: readonly OfDeck[]
  /** What it does not know, a sentence each. */
  readonly notes: readonly string[]
}

/** Nothing is fetched by it or sent from it, and it runs no script but its own. */
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${hash('sha256', PAGE_SCRIPT, 'base64')}'`,
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** One HTML file with the answers of a deck, to be searched and struck off at a table without a network. */
export function deckPage({ title, deck, notes }: DeckAnswers): string {
  const names = new Map<string, number>()
  const numberOf = (name: string): number => {
    const at = names.get(name) ?? names.size
    names.set(name, at)
    return at
  }
  const cards = deck.map(({ card, copies, word, answers }) => ({
    card: printable(`${copies} ${card}${word === undefined ? '' : ` 「${word}」`}`),
    // A name that many cards have stands there once.
    answers: answers.map(({ is, why = [] }) => [numberOf(printable(is)), ...why.map(printable)]),
  }))
  const data = JSON.stringify({ cards, names: [...names.keys()] }).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${inPage(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>${inPage(title)}</h1>
<label>Find a card, or one of its answers <input type="search" id="wanted" autocomplete="off"></label>
<p><span id="found" role="status"></span> <button id="anew">Take all back</button></p>
</header>
<main id="cards"><noscript>This page needs JavaScript, and no network.</noscript></main>
<footer>
<p>Press an answer to strike it off everywhere, and again to take that back.</p>
${notes.map((note) => `<p>${inPage(note)}</p>`).join('\n')}
</footer>
<script type="application/json" id="answers">${data}</script>
<script>${PAGE_SCRIPT}</script>
</body>
</html>`
}

const inPage = (text: string): string => escapeMarkup(printable(text))
