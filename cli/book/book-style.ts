/** What a book is printed on. */
export const PAPERS = ['A4', 'A5'] as const

export type Paper = (typeof PAPERS)[number]

/** How a book looks: set as a book is, in light and dark, on a telephone and on paper. */
export const bookStyle = (paper: Paper): string => `
:root {
  color-scheme: light dark; --text: #1d1b18; --soft: #615d56; --line: #d9d4c8; --paper: #fcfaf5; --link: #2b4f7c;
  --red: #b3261e; --bar: #a05a00; --card: #fff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #e8e4da; --soft: #aaa498; --line: #423e37; --paper: #191816; --link: #9bc0e8;
    --red: #ff8a80; --bar: #e0a050; --card: #2a2824;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 40rem; padding: 2.5rem 1.5rem 5rem; background: var(--paper); color: var(--text);
  font: 1.05rem/1.55 'Iowan Old Style', Palatino, 'Liberation Serif', 'Noto Serif', 'IPAMincho', serif;
  overflow-wrap: anywhere;
}
h1 { font-size: 2.4rem; font-weight: 400; line-height: 1.15; margin: 0; letter-spacing: .01em; }
h2 { font-size: 1.3rem; font-weight: 600; margin: 2.5rem 0 .4rem; line-height: 1.25; }
header > p { margin: .35rem 0; } header .title { font-style: italic; color: var(--soft); }
#glance { border: 1px solid var(--line); border-radius: .4rem; padding: .4rem 1.25rem .9rem; margin: 1.5rem 0 1rem; }
#glance h2 {
  font-size: 1rem; margin: .9rem 0 .1rem; color: var(--soft);
  font-weight: 400; font-variant: small-caps; letter-spacing: .03em;
}
#glance ul { margin: 0; padding-left: 1.1rem; }
.how, .also, .remark, .given { color: var(--soft); font-size: .92rem; }
.how { margin: 0; } .reading h2 { font-size: 1rem; margin: 1rem 0 .3rem; font-weight: 400; font-variant: small-caps; }
.reading dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; } .reading dt { font-style: italic; }
.reading dd { margin: 0; line-height: inherit; }
a { color: inherit; text-decoration: underline; text-decoration-color: var(--line); text-underline-offset: .18em; }
a:hover { color: var(--link); text-decoration-color: currentcolor; }
nav ul { columns: 11rem; column-gap: 1.5rem; list-style: none; margin: .3rem 0; padding: 0; }
nav a { display: inline-block; padding: .1rem 0; }
.summary { font-size: 1.12rem; font-style: italic; margin: .2rem 0 .8rem; }
.sentence { margin: .55rem 0; display: block; } .sentence p { margin: 0; text-indent: -1.2rem; padding-left: 1.2rem; }
.sentence p.remark { text-indent: 0; padding: 0; font-style: italic; }
.sentence ul { margin: 0; padding-left: 2.3rem; list-style: '– '; }
.n { font-variant-caps: small-caps; letter-spacing: .015em; } .n a { text-decoration-color: var(--line); }
.clause { font-size: .82em; color: var(--soft); }
.bar { position: relative; }
.bar::before { content: ''; position: absolute; left: -.9rem; top: 0; bottom: 0; width: 3px; background: var(--bar); }
${[1, 2, 3, 4, 5, 6].map((level) => `li.in${level}::before { left: ${-0.9 - 2.3 * level}rem; }`).join(' ')}
tr.bar::before { content: none; } tr.bar th { border-left: 3px solid var(--bar); padding-left: .5rem; }
del { color: var(--soft); }
table { border-collapse: collapse; width: 100%; font-size: .95rem; }
th, td {
  text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0;
  border-bottom: 1px solid var(--line); font-weight: 400;
}
thead th { color: var(--soft); font-style: italic; } tbody th { font-variant-caps: small-caps; }
figure {
  margin: 1rem 0 1.2rem; padding: .6rem .9rem .7rem;
  border: 1px solid var(--line); border-radius: .4rem; font-size: .95rem;
}
figcaption { margin-bottom: .3rem; } figcaption b { font-weight: 400; font-variant-caps: small-caps; color: var(--soft); }
.given { margin: .2rem 0; }
.table { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .3rem 1rem; }
dl { margin: .2rem 0; } dt { color: var(--soft); font-size: .85rem; } dd { margin: .15rem 0; line-height: 1.9; }
dd > .n { color: var(--soft); margin-right: .2rem; }
.card { text-indent: 0; font-style: normal; }
.card a { text-decoration: none; }
.red { color: var(--red); }
dd .card, figure li .card {
  display: inline-block; min-width: 1.7em; max-width: 100%; padding: 0 .35em;
  text-align: center; line-height: 1.45; white-space: normal;
  border: 1px solid var(--soft); border-radius: .3em; background: var(--card); vertical-align: baseline;
}
dd .done { border-width: 2px; border-color: var(--link); box-shadow: 0 0 0 1px var(--link); transform: translateY(-.2em); }
dd .may { border-color: var(--link); }
dd .refused, li.refused .card { color: var(--soft); border-style: dashed; text-decoration: line-through; }
figure ol { list-style: none; margin: .5rem 0 0; padding: 0; }
figure li { padding: .1rem 0 .1rem 1.5rem; text-indent: -1.5rem; }
.sign { display: inline-block; width: 1.3rem; text-indent: 0; color: var(--link); } .refused > .sign { color: var(--red); }
.outcome > .sign { color: var(--soft); }
:target { outline: 2px solid var(--link); outline-offset: .3rem; }
@media (max-width: 30rem) {
  body { padding: 1.25rem 1rem 3rem; } h1 { font-size: 1.9rem; } .bar::before { margin-left: .2rem; }
}
@page {
  size: ${paper}; margin: ${paper === 'A5' ? '14mm 13mm 16mm' : '20mm 24mm 22mm'};
  @bottom-center { content: counter(page); font: 9pt serif; }
}
@media print {
  :root {
    color-scheme: light; font-size: ${paper === 'A5' ? '8.5pt' : '10pt'}; --text: #000; --soft: #555; --line: #bbb;
    --paper: #fff; --link: #1c3f6c; --red: #a01810; --bar: #000; --card: #fff;
  }
  body { max-width: none; padding: 0 0 0 .9rem; line-height: 1.42; }
  a { text-decoration: none; }
  header { break-after: page; } nav { display: none; }
  h2, figcaption, .summary, thead { break-after: avoid; } figure, tr { break-inside: avoid; }
  p, li { orphans: 2; widows: 2; } h2 { margin-top: 1.8rem; }
}
`
