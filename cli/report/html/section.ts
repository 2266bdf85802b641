import { type Child, element } from './element.ts'

/** A part of the page, with a heading that it is reached by. */
export function section(id: string, title: string, ...children: readonly Child[]): Element {
  return element('section', { id }, element('h2', {}, title), ...children)
}
