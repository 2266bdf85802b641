const m = await import('/work/main/generated/trump-king/index.ts'); const ex = await import('/work/main/generated/trump-king/examples.ts')
const e = ex.examples.find((x:any)=>x.title.includes(process.argv[2])); const engine:any=m.engine
const {run}=await import('/work/main/runtime/kernel.ts'); 
const p=engine.parts; const o=p.defaults.slice(); for (const [a,b] of e.options) o[a]=b
const s=p.newState(2,o,1); s.askAll=true; s.log=[]; e.given(s); e.start(s); run(p.program,s)
const {runExample}=await import('/work/main/runtime/examples.ts')
let step=0
const orig=engine.apply; 
const eng={...engine, apply:(st:any,c:any)=>{ console.log('  ', String.fromCharCode(65+st.asked), engine.parts.sites[st.ask-1].at, '->', engine.describe(st,c), 'of', engine.choices(st).map((x:any)=>engine.describe(st,x)).join('|')); const n=st.log.length; orig(st,c); for (const h of st.log.slice(n)) console.log('       ', engine.tell(st,h)) }}
console.log(runExample(eng as any,e))
