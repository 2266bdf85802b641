import ts from 'typescript'
import { compileGame } from '../../compiler/compile.ts'
import { tame, hostileGame, places } from './hostile-game.ts'
import { breaking, unseen } from './hostile-words.ts'
import { memoryHost } from './memory-host.ts'
function code(text: string): string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2023, true, ts.LanguageVariant.Standard, text)
  const lines: string[] = []
  let kept = ''
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) { if (token !== ts.SyntaxKind.StringLiteral) { kept += scanner.getTokenText(); if (kept.includes('process.exit(1)')) { lines.push(text.slice(0, scanner.getTokenEnd()).split('\n').at(-1)! + text.slice(scanner.getTokenEnd()).split('\n')[0]); kept = '' } } }
  return lines
}
const cache = new Map<string, string>()
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\u0085]|[\u0000-\u0008\u000b-\u001f\u007f]/u
const seen = new Set<string>(), seen2 = new Set<string>(), refused = new Map<string, string[]>(), parse = new Set<string>()
for (const w of [...breaking, ...unseen]) for (const place of places) {
  let r
  try { r = await compileGame('t.rules', memoryHost({ 't.rules': hostileGame({ ...tame, [place]: w }) }), { cache }) } catch (e) { console.log('THROW', place, JSON.stringify(w), (e as Error).message.split('\n')[0]); continue }
  if (r.game === null) { const k = r.diagnostics[0]?.code + ' ' + r.diagnostics[0]?.title; const key = JSON.stringify(w) + ' ' + k; refused.set(key, [...(refused.get(key) ?? []), place]); continue }
  for (const [n, t] of r.game.files) {
    for (const l of code(t)) { const k = `INJECTED ${n} place=${place}`; if (!seen.has(k)) { seen.add(k); console.log(k, JSON.stringify(w), '->', JSON.stringify(l.trim())) } }
    const d = ts.transpileModule(t, { fileName: n, reportDiagnostics: true, compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext } }).diagnostics ?? []
    for (const x of d) { const k = `SYNTAX ${n} place=${place}`; if (!parse.has(k)) { parse.add(k); console.log(k, JSON.stringify(w), ts.flattenDiagnosticMessageText(x.messageText, ' ')) } }
    for (const l of t.split('\n')) { const m = marks.exec(l); if (m) { const k = `MARK U+${m[0].codePointAt(0)!.toString(16)} ${n} ${l.trim().replaceAll(w, '□').replace(/:\d+\)/, ')').slice(0, 50)}`; const cls = `${n} ${l.trim().startsWith('/') ? 'comment' : 'code'} U+${m[0].codePointAt(0)!.toString(16)}`; if (!seen2.has(cls)) { seen2.add(cls); console.log(k) } } }
  }
}
for (const [k, v] of refused) console.log('refused', k, v.length === places.length ? 'everywhere' : v.join(' '))
