import { parseHTML } from 'linkedom'
import { printableLines } from '../../../compiler/diagnostics/printable.ts'

/**
 * A page in the making. Everything is put together from nodes, so that no name of a card, rule or player can become
 * markup, and what would reorder a line is shown as such.
 */
export const { document } = parseHTML('<!doctype html><html lang="en"><head></head><body></body></html>')

export type Child = Node | string | readonly Child[]

/** An element with attributes and what is in it. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): Element {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, printableLines(value))
  addTo(made, children)
  return made
}

function addTo(parent: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (typeof child === 'string') parent.append(document.createTextNode(printableLines(child)))
    else if (isList(child)) addTo(parent, child)
    else parent.append(child)
  }
}

const isList = (child: Child): child is readonly Child[] => Array.isArray(child)

/** A text in a paragraph. */
export const paragraph = (...children: readonly Child[]): Element => element('p', {}, ...children)
