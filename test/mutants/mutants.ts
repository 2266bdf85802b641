import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type Edit, editsAt } from './operators.ts'
import { type Room, filesOf } from './rooms.ts'
import { isLoadedOnce, isWithoutMeaning, pathOf } from './syntax.ts'

/** A file of a room with one thing changed. */
export interface Mutant extends Edit {
  /** Known by the file, the function and what is changed: an edit elsewhere leaves it as it is. */
  readonly key: string
  readonly room: Room
  readonly file: string
  readonly line: number
}

/** All mutants of a room. What is worked out as a module is loaded is there before any test, and is left out. */
export function mutantsOf(room: Room, root: string): readonly Mutant[] {
  return filesOf(room, root).flatMap((file) => mutantsIn(room, file, readFileSync(join(root, file), 'utf8')))
}

export function mutantsIn(room: Room, file: string, text: string): readonly Mutant[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true)
  const mutants: Mutant[] = []
  const times = new Map<string, number>()
  const visit = (node: ts.Node): void => {
    if (isWithoutMeaning(node)) return
    for (const edit of editsAt(node)) {
      if (isLoadedOnce(edit.host)) continue
      const said = `${file} ${pathOf(edit.host)} ${edit.operator}: ${saidOf(edit, text)}`
      const time = (times.get(said) ?? 0) + 1
      times.set(said, time)
      const line = tree.getLineAndCharacterOfPosition(edit.from).line + 1
      mutants.push({ ...edit, key: time === 1 ? said : `${said} (${time})`, room, file, line })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return mutants
}

const LONGEST = 120

function saidOf({ host, way, from, to, by }: Edit, text: string): string {
  const whole = flat(host.getText())
  const old = flat(text.slice(from, to))
  if (way === 'left out') return `without ${short(old)}`
  if (way === 'never') return `never ${short(old)}`
  // Of an operator, what stands around it as well.
  const shown = old.length > 3 ? old : whole
  return `${short(shown)} -> ${short(flat(old.length > 3 ? by : `${text.slice(host.getStart(), from)}${by}${text.slice(to, host.end)}`))}`
}

const flat = (text: string): string => text.replace(/\s+/g, ' ')
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
