import { SAVED, type PlayerParts, type SavedGame } from '../player/saved-game.ts'

/** Nothing is fetched by it, and nothing evaluated but what stands in it. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data:"

/** One HTML file that plays a game and needs nothing else. */
export function savedPage({ page, worker, style }: PlayerParts, game: SavedGame): string {
  const { name } = game.sheet
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}</title>
<style>${style}</style>
</head>
<body>
<script type="application/json" id="${SAVED.game}">${JSON.stringify(game).replaceAll('<', '\\u003c')}</script>
<script type="text/plain" id="${SAVED.worker}">${inScript(worker)}</script>
<script type="module">${inScript(page)}</script>
</body>
</html>
`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Our own scripts end nowhere before their end; in their texts `<\\/script` means the same. */
const inScript = (script: string): string => script.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--')
