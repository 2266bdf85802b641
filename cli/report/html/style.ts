/** How a page looks: in light and dark, on a phone and on paper. */
export const STYLE = `
:root { color-scheme: light dark; --text: #1c1c1a; --soft: #5c5a55; --line: #d8d5cc; --paper: #fbfaf7; --link: #2b5a8c; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e8e6df; --soft: #a9a69d; --line: #3d3b36; --paper: #191917; --link: #8fb8e0; }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--text);
  font: 1rem/1.55 system-ui, sans-serif;
}
h1 { font-size: 2rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.3rem; margin: 2.75rem 0 0.5rem; padding-top: 0.75rem; border-top: 1px solid var(--line); }
header p { color: var(--soft); margin: 0.25rem 0; }
a { color: var(--link); text-underline-offset: 0.15em; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; padding: 0; margin: 1rem 0 0; }
#stands-out li { margin: 0.4rem 0; }
figure { margin: 1rem 0; }
figure svg { display: block; max-width: 100%; height: auto; font-size: 12px; }
figcaption, caption, cite { color: var(--soft); font-size: 0.9rem; }
caption { text-align: left; padding-bottom: 0.4rem; }
cite { display: block; font-style: normal; }
details { margin: 0.5rem 0; }
summary { cursor: pointer; color: var(--link); padding: 0.35rem 0; }
.scrolls { overflow-x: auto; }
@media screen and (max-width: 40rem) {
  figure { overflow-x: auto; }
  figure svg { max-width: none; }
}
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; margin: 0.5rem 0 1rem; }
th, td { text-align: left; padding: 0.3rem 0.75rem 0.3rem 0; border-bottom: 1px solid var(--line); font-weight: 400; vertical-align: top; }
thead th { color: var(--soft); }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
pre span { display: inline-block; max-width: 100%; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 0.75rem; font-size: 0.85rem; }
pre { border: 1px solid var(--line); border-radius: 0.4rem; }
dt { font-weight: 600; margin-top: 0.9rem; }
dd { margin: 0.1rem 0 0; }
:target { outline: 2px solid var(--link); outline-offset: 0.3rem; }
@media print {
  body { max-width: none; padding: 0; background: none; color: #000; font-size: 10pt; }
  nav { display: none; }
  h2, caption, summary { break-after: avoid; }
  figure, tr, li, dd, pre { break-inside: avoid; }
  dt { break-after: avoid; }
  .scrolls { overflow: visible; }
  table { font-size: 7.5pt; }
  th, td { padding-right: 0.5rem; overflow-wrap: anywhere; }
  .number { white-space: normal; overflow-wrap: normal; }
  details::details-content { content-visibility: visible; height: auto; }
  summary { list-style: none; }
}
`
