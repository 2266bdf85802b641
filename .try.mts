const name = process.argv[2], players = Number(process.argv[3]), games = Number(process.argv[4])
const { engine } = await import(`/work/main/generated/${name}/index.ts`)
let n=0, lens=[]; let rng=12345; const rnd=()=>{ rng=(Math.imul(rng,1103515245)+12345)>>>0; return rng/4294967296 }
const t0=process.cpuUsage()
for (let seed=1; seed<=games; seed++) {
  const s = engine.setup({seed, players})
  let k=0
  for (;;) {
    const c = engine.choices(s)
    if (c.length===0) { if (!s.over) { console.log('stuck', seed, k, JSON.stringify(s.frames)); process.exit(1) } break }
    engine.apply(s, c[Math.floor(rnd()*c.length)])
    if (++k>20000) { console.log('long', seed); break }
  }
  n+=k; lens.push(k)
}
const u=process.cpuUsage(t0)
console.log(name, players, 'games', games, 'decisions', n, 'per game', Math.round(n/games), 'dec/s', Math.round(n/((u.user+u.system)/1e6)))
