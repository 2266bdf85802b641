/** How the page of a deck looks: on a phone, in light and dark. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --soft: light-dark(#5c5a55, #a9a69d); --line: light-dark(#d8d5cc, #3d3b36); }
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 40rem; padding: 0 1rem 3rem; overflow-wrap: anywhere;
  background: light-dark(#fbfaf7, #191917); color: light-dark(#1c1c1a, #e8e6df); font: 1rem/1.5 system-ui, sans-serif;
}
header { position: sticky; top: 0; padding: 0.5rem 0; background: inherit; border-bottom: 1px solid var(--line); }
h1 { font-size: 1.15rem; margin: 0 0 0.25rem; }
p { margin: 0.4rem 0; color: var(--soft); }
header p { display: flex; justify-content: space-between; align-items: center; }
input { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.25rem; padding: 0 0.75rem; font: inherit; }
summary { min-height: 2.75rem; padding: 0.6rem 0; cursor: pointer; }
details { border-bottom: 1px solid var(--line); }
ul { list-style: none; margin: 0; padding: 0 0 0.5rem; }
button { min-height: 2.75rem; padding: 0.25rem 0.75rem; font: inherit; color: inherit; text-align: start; }
li button { width: 100%; border: 0; border-radius: 0.4rem; background: none; }
li button:hover { background: var(--line); }
[aria-pressed="true"] { text-decoration: line-through; color: var(--soft); }
small { color: var(--soft); font-size: 0.9rem; }
`

/**
 * What the page of a deck does. Cards and answers reach it as data and become texts alone; what is struck off is kept
 * by the browser under the title, as far as that keeps anything.
 */
export const PAGE_SCRIPT = `
'use strict'
const MOST = 200
const { cards, names } = JSON.parse(document.getElementById('answers').textContent)
const [wanted, list, found, anew] = ['wanted', 'cards', 'found', 'anew'].map((id) => document.getElementById(id))
const keyOf = (text) => text.normalize('NFKC').toLowerCase().replace(/\\s+/g, ' ').trim()
const keys = names.map(keyOf)
const place = 'houserules ' + document.title
const struck = new Set(kept())
function kept() {
  try { return JSON.parse(localStorage.getItem(place)) ?? [] } catch { return [] }
}
function keep() {
  try { localStorage.setItem(place, JSON.stringify([...struck])) } catch { /* It is gone with the page then. */ }
  anew.disabled = struck.size === 0
}
function made(tag, text, ...children) {
  const element = document.createElement(tag)
  element.append(text, ...children)
  return element
}
function answer([name, ...why]) {
  const button = made('button', names[name], ...(why.length === 0 ? [] : [' ', made('small', why.join('; '))]))
  button.dataset.name = name
  button.setAttribute('aria-pressed', struck.has(names[name]))
  button.onclick = () => {
    if (!struck.delete(names[name])) struck.add(names[name])
    keep()
    for (const each of list.querySelectorAll('button'))
      each.setAttribute('aria-pressed', struck.has(names[each.dataset.name]))
    for (const each of list.children) each.count()
  }
  return made('li', button)
}
function shown({ card, answers }, fitting) {
  const count = made('small', '')
  const details = made('details', made('summary', card + ' ', count))
  details.count = () => {
    const left = answers.filter(([name]) => !struck.has(names[name])).length
    count.textContent = left === answers.length ? left : left + ' of ' + answers.length
  }
  details.count()
  details.ontoggle = () => {
    if (!details.open || details.children.length > 1) return
    details.append(made('ul', '', ...fitting.slice(0, MOST).map(answer)))
    if (fitting.length > MOST) details.append(made('p', 'and ' + (fitting.length - MOST) + ' more: type to find them'))
    if (fitting.length === 0) details.append(made('p', 'none'))
  }
  return details
}
function show() {
  const key = keyOf(wanted.value)
  const fits = cards.flatMap((card) => {
    if (keyOf(card.card).includes(key)) return [shown(card, card.answers)]
    const fitting = card.answers.filter(([name]) => keys[name].includes(key))
    if (fitting.length === 0) return []
    const details = shown(card, fitting)
    details.open = true
    return [details]
  })
  list.replaceChildren(...fits)
  found.textContent = fits.length + (fits.length === 1 ? ' card' : ' cards') + (key === '' ? ' in the deck' : ' found')
}
wanted.oninput = show
anew.onclick = () => { struck.clear(); keep(); show() }
keep()
show()
`
