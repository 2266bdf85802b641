import { checkGame, compileGame } from '../../compiler/compile.ts'
const G = 'game Pairs for 2 players\n\ncard Ace\nzone deck seen by nobody\nzone hand of player p seen by p\nto match\n  each definition d\n    create d to deck\n  each player p\n    turn by p\n  finish\nto turn by player p\n  p must act\nto take card c by player p\n  move c to hand of p\nplayer p may take card c in deck at turn\n'
const chain = Array.from({length: 6000}, (_, i) => `f${i}: number = ${i===0?'1':'f'+(i-1)} + 1`).join('\n')+'\n'
const evs = Array.from({length: 6000}, (_, i) => `to e${i}\n  e${i+1}\n`).join('')+'to e6000\n  finish\n'
const cases: Record<string,string> = {
  empty: '', header: 'game X for 2 players\n', nul: '\u0000', zero: G.replace('for 2','for 0'), hundred: G.replace('for 2','for 100'), rev: G.replace('for 2','for 4 to 2'),
  huge: G.replace('for 2','for 99999999999999999999'),
  constructor: G+'x: number = constructor of deck\n', tostring: G+'x: number = toString of deck\ny: truth = deck is valueOf\n', proto: G+'x: number = __proto__ of deck\n',
  protofact: G+'__proto__: number starts 0\nconstructor of player: number starts 0\n', protoenum: G+'type __proto__: constructor, toString\n',
  chain: G+chain, evs: G+evs, 
  cards: G+'type s: a, b\nprinted k of card: number\ncard each number n in 1..100000 named n x\n  k = n\nexcept pts of card c = 1 if k of c = 1\npts of card c: number = 0\nexcept pts of card c = 2 if k of c = 1\n',
  cards2: G+'card each number n in 1..100000, each number m in 1..100000 named n m\n',
  factact: G+'x of player p: number\n  p must act\n  give 1\n', factmay: G+'x of player p: number\n  p may\n    give 1\n  choose one of by p\n    - give 1\n    - give 2\n  later by p\n    finish\n  announce\n    finish\n', factlater: G+'x: number\n  later by y\n    p must act\n',
  selfrel: G+'card a likes card b if b likes a\n', selfadj: G+'card a is big if some card c where c is big\n',
  selfevent: G+'to a by player p\n  a by p\nto b\n  c\nto c\n  b\n',
  example: G+'example "x"\n  given\n    hand is Ace\n    at foo by Q\n    hand of Z is Bce (q 3)\n    turn of A is 3\n  Z does take Ace\n  A may not foo because [x]\n  A is offered bar\n  then happened foo\n  A chooses 3, foo, hand\n',
  kernel: G+'after create\n  finish\ncannot shuffle deck\nplayer p may finish at turn\nz: number = times (shuffle deck)\n instead of move\n  finish\n',
  options: G+'option x: a\noption x: b, b\nreplace x = c\nremove card Foo\nremove card Foo\nremove foo\nremove [x]\nreplace example "q"\n  then 3\nadd before x in y\n  finish\n',
  include: 'include "bad.rules"\n'+G, selfinc: G+'include "x.rules"\n',
  division: G+'x: number = 1 / 0\ny: truth = 1 mod 0 = 1 / 0\nplayer p may take card c in deck at turn if x = 1 / 0 or x * 0 = 0 or 0 - x = x\n',
  seen: G+'zone a of player p seen by p if p = p else nobody\nzone b at most b seen by c\nzone c seen by 3\n',
  empties: 'game\nvariant\nvariant X of X with X before X\n', circ: 'variant X of X\n', text: G+'text of card this\n  text of card this\n    to turn this by player p\n      finish\n  you may go this at turn if this in hand of you\n    finish\n',
  many: G+Array.from({length:5000},(_, i)=>`a${i}: number = q${i}`).join('\n')+'\n',
  manywarn: G+Array.from({length:5000},(_, i)=>`a${i}: number = 1`).join('\n')+'\n',
  bignum: G+'x: number = 99999999999999999999999999999\nplayer p may take card c in deck at turn if x > 9999999999999999999999999\n',
}
for (const [n, t] of Object.entries(cases)) {
  const host = { read: (p: string) => p==='x.rules' ? t : null, find: (q: string) => q==='X'?'x.rules':null }
  const t0 = Date.now()
  try { const r = await (process.argv[2] ? compileGame('x.rules', host) : checkGame('x.rules', host)); console.log(n, Date.now()-t0, r.diagnostics.length, r.omitted, r.diagnostics.slice(0,4).map(d=>d.code+' '+d.title+': '+d.primary.text)) } catch (e) { console.log('THROWS', n, (e as Error).stack!.split('\n').slice(0,5).join('\n')) }
}
