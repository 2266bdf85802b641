import { parseHTML } from 'linkedom'
import { escapeMarkup } from '../../../compiler/diff/render/safe-text.ts'
import { printableLines } from '../../../compiler/diagnostics/printable.ts'

/**
 * A page in the making. Everything is put together by `element`, so that no name of a card, rule or player can become
 * markup, and what would reorder a line is shown as such.
 */
export const { document } = parseHTML('<!doctype html><html lang="en"><head></head><body></body></html>')

/** In these a browser reads references, as `&lt;`, and the DOM library writes out what is in them as it is. */
const ESCAPED_BY_US = new Set(['title', 'textarea'])

/** In these a browser reads no references: what stands in them is ours, and says nothing of their end. */
const OURS = new Set(['style', 'script'])

export type Child = Node | string | readonly Child[]

/** An element with attributes and what is in it. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): Element {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, printableLines(value))
  addTo(made, tag, children)
  return made
}

function addTo(parent: Element, tag: string, children: readonly Child[]): void {
  for (const child of children) {
    if (typeof child === 'string') parent.append(document.createTextNode(writtenIn(tag, printableLines(child))))
    else if (isList(child)) addTo(parent, tag, child)
    else parent.append(child)
  }
}

function writtenIn(tag: string, text: string): string {
  if (OURS.has(tag) && text.includes('</')) throw new Error(`a text in \`${tag}\` would end it`)
  return ESCAPED_BY_US.has(tag) ? escapeMarkup(text) : text
}

const isList = (child: Child): child is readonly Child[] => Array.isArray(child)

/** A text in a paragraph. */
export const paragraph = (...children: readonly Child[]): Element => element('p', {}, ...children)
