import { compileGame } from './compiler/compile.ts'
import { rulesHost } from './cli/files/rules-host.ts'
const path = process.argv[2]!
const { linked } = await compileGame(path, rulesHost(process.cwd(), path, []), { unformatted: true })
const l = linked!
const base = l.base!
const own = new Set(l.own.map((p) => p.definition.key))
const count = new Map<string, number>(), lines = new Map<string, number>()
const put = (why: string, n: number, key: string) => { count.set(why, (count.get(why) ?? 0) + 1); lines.set(why, (lines.get(why) ?? 0) + n); if (process.argv[3] && why.startsWith(process.argv[3])) console.log('   ', key) }
for (const p of l.own) {
  const d = p.definition, b = base.definitions.get(d.key)
  const n = d.text.split('\n').length
  if (!b) put('new', n, d.key)
  else if (b.definition.text !== d.text) {
    const [x, y] = [b.definition.text.split('\n'), d.text.split('\n')]
    const i = y.findIndex((line, i) => line !== x[i])
    if (process.argv[3] === 'text') console.log(d.key, '|', (x[i] ?? '').slice(0, 90), '|', (y[i] ?? '').slice(0, 90))
    put('text', n, d.key)
  }
  else put('uses ' + d.uses.filter((u) => own.has(u.wish) && !l.definitions.get(u.wish)!.definition.late).map((u) => u.wish).slice(0, 3).join(','), n, d.key)
}
for (const [why, n] of [...count].sort((a, b) => lines.get(b[0])! - lines.get(a[0])!).slice(0, 25)) console.log(why, n, lines.get(why))
