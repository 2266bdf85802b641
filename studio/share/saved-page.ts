import { SAVED, type PlayerParts, type SavedPage } from '../player/saved-game.ts'

/**
 * Nothing is fetched by it, sent from it, or evaluated but its own scripts: these have a word that nobody knew when the
 * game was written, so that nothing of the game is one of them.
 */
const policyOf = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data:; ` +
  "base-uri 'none'; form-action 'none'"

/** One HTML file that plays a game and needs nothing else. */
export function savedPage({ page, worker, style }: PlayerParts, game: SavedPage): string {
  const { name } = game.sheet
  const nonce = newNonce()
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(nonce)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}</title>
<style>${style}</style>
</head>
<body>
<script type="application/json" id="${SAVED.game}">${JSON.stringify(game).replaceAll('<', '\\u003c')}</script>
<script type="text/plain" id="${SAVED.worker}">${inScript(worker)}</script>
<script type="module" nonce="${nonce}">${inScript(page)}</script>
</body>
</html>
`
}

const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Our own scripts end nowhere before their end; in their texts `<\\/script` means the same. */
const inScript = (script: string): string => script.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--')
