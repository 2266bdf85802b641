import fc from 'fast-check'
import { checkGame } from '/work/main/compiler/compile.ts'
import { repositoryRules } from '/work/main/test/checks/kit.ts'
import { slips, slipped } from '/work/main/test/checks/mutations.ts'
const { host, entries, files } = repositoryRules()
const filter = process.argv[2] ?? '', secs = Number(process.argv[3] ?? 60)
const fails = new Map<string, string>(); let n=0, slow=0, reached=0
const t0=Date.now()
const pool = entries.filter(e=>e.includes(filter))
const seed = Date.now()
const gen = fc.sample(slips, { numRuns: 8000, seed }).map(g => g.filter(s=>s.kind!=="cut").slice(0,1+(g.length%2)));
for (let i=0; Date.now()-t0 < secs*1000 && i<gen.length; i++) {
  const entry = pool[i%pool.length]!
  const dir = entry.slice(0, entry.lastIndexOf('/'))
  const cand = files.filter(f=>f.startsWith(dir))
  const file = cand[(i*7+3)%cand.length]!
  const h = { ...host, read: (p:string)=> { const t = host.read(p); return p===file && t!==null ? slipped(t, gen[i]!) : t } }
  const t=Date.now()
  try { const r = checkGame(entry, h); n++; if (r.program) reached++; if (Date.now()-t>5000) { slow++; console.log('slow', entry, file, Date.now()-t, r.diagnostics.length) } 
    if (r.diagnostics.length>200) console.log('many') }
  catch (e) { const st=(e as Error).stack!.split('\n').slice(0,4).join('\n'); const k=st.split('\n')[0]!.slice(0,60)+st.split('\n')[1]; if(!fails.has(k)) { fails.set(k, st); console.log(entry, file, st, JSON.stringify(gen[i])) } }
}
console.log(reached, "reached of", n, 'ok', fails.size, 'kinds of failure', slow, 'slow')
