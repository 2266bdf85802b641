import { readFileSync, existsSync, mkdirSync, writeFileSync, readdirSync, statSync } from 'node:fs'
import { compileGame } from '/work/main/compiler/compile.ts'
const root='/work/main/'
const files: string[] = []
const walk=(d:string)=>{ for (const f of readdirSync(root+d)) { const p=d+'/'+f; if (statSync(root+p).isDirectory()) walk(p); else if (p.endsWith('.rules')) files.push(p) } }
walk('rules')
const host = { read: (p:string)=> existsSync(root+p)?readFileSync(root+p,'utf8'):null, find: (n:string)=> files.find(f=> new RegExp(`^(game|variant) ${n} `,'m').test(readFileSync(root+f,'utf8'))) ?? null }
for (const p of process.argv.slice(2)) {
  const t=Date.now()
  const r = await compileGame(p, host)
  for (const d of r.diagnostics) { const b=d.primary.span; const line=b.file.text.slice(0,b.start).split('\n').length; console.log(`${d.severity} ${d.code} ${b.file.path}:${line} ${d.title}: ${d.primary.text} ${d.hint??''}`) }
  if (r.game) { mkdirSync(root+'generated/'+r.game.folder,{recursive:true}); for (const [n,tx] of r.game.files) writeFileSync(root+'generated/'+r.game.folder+'/'+n, tx); console.log(r.game.folder, Date.now()-t,'ms')
   const m = await import(root+'generated/'+r.game.folder+'/index.ts'); const ex = await import(root+'generated/'+r.game.folder+'/examples.ts'); const {runExample}=await import(root+'runtime/examples.ts')
   let ok=0; for (const e of ex.examples) { try { const q=runExample(m.engine,e); if(q.ok) ok++; else { console.log('FAIL',q.title); for (const f of q.failures) console.log('   ',f.line,f.message) } } catch(err) { console.log('THROW', e.title, (err as Error).stack?.split('\n').slice(0,6).join('\n')) } }
   console.log('examples', ok,'/',ex.examples.length)
  }
}
