const t0=process.argv[2], n=Number(process.argv[3]??200), players=Number(process.argv[4]??0)
const {engine}:any=await import(`/work/main/generated/${t0}/index.ts`)
let seed=12345; const rnd=()=>{ seed=(Math.imul(seed,1664525)+1013904223)|0; return (seed>>>0)/4294967296 }
let dec=0; const t=performance.now(); const c0=process.cpuUsage().user; const out:number[]=[]; let max=0; const res:any={}
for (let g=0; g<n; g++) { const s=engine.setup({seed:g}); let d=0; while (engine.results(s)===null) { engine.choices(s,out); if(!out.length) { console.log('stuck',g,s.ask,s.frames.length, s.failed); break } engine.apply(s,out[Math.floor(rnd()*out.length)]); d++; if (d>50000) { console.log('long',g); break } } dec+=d; max=Math.max(max,d); const r=JSON.stringify(engine.results(s)); res[r]=(res[r]??0)+1 }
const ms=performance.now()-t; const cpu=(process.cpuUsage().user-c0)/1000; console.log('cpu',cpu.toFixed(0),'ms',(dec/cpu*1000).toFixed(0),'per cpu s'); console.log(t0,n,'games',ms.toFixed(0),'ms',(dec/ms*1000).toFixed(0),'decisions/s', (dec/n).toFixed(1),'per game max',max, Object.keys(res).length<8?res:'')
