import { readFileSync, existsSync, readdirSync, statSync } from 'node:fs'
const t0=performance.now(); const c=()=>process.cpuUsage().user/1000
const { checkGame } = await import('/work/main/compiler/compile.ts'); const {emitGame}=await import('/work/main/compiler/emit/module.ts')
console.log('load', c())
const root='/work/main/'; const files: string[] = []
const walk=(d:string)=>{ for (const f of readdirSync(root+d)) { const p=d+'/'+f; if (statSync(root+p).isDirectory()) walk(p); else if (p.endsWith('.rules')) files.push(p) } }
walk('rules')
const host = { read: (p:string)=> existsSync(root+p)?readFileSync(root+p,'utf8'):null, find: (n:string)=> files.find(f=> new RegExp(`^(game|variant) ${n} `,'m').test(readFileSync(root+f,'utf8'))) ?? null }
for (let i=0;i<3;i++) { let a=c(); const r=checkGame('rules/trump-king/trump-king.rules',host as any); let b=c(); const f=await emitGame(r.program!, '../../runtime'); let d=c(); console.log('check',(b-a).toFixed(0),'emit',(d-b).toFixed(0), [...f].map(([n,t])=>n+':'+t.length).join(' ')) }
