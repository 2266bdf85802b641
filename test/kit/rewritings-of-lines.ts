import type { Rewriting } from './rewritings-of-values.ts'

interface Line {
  readonly at: number
  readonly indent: string
  readonly said: string
}

/** Lines of a text below a sentence, its examples apart. */
function linesOf(text: string): readonly Line[] {
  let isExample = false
  return text.split('\n').flatMap((line, at): readonly Line[] => {
    const { indent = '', said = '' } = /^(?<indent> *)(?<said>.*)$/u.exec(line)?.groups ?? {}
    if (indent === '' && said !== '') isExample = / ?example "/u.test(said)
    return indent === '' || isExample ? [] : [{ at, indent, said }]
  })
}

/** How many lines an instruction takes, with those below it. */
function lengthOf(all: readonly string[], { at, indent }: Line): number {
  const next = all.findIndex((line, i) => i > at && line.trim() !== '' && !line.startsWith(`${indent} `))
  return (next < 0 ? all.length : next) - at
}

interface Found extends Line {
  readonly groups: Readonly<Record<string, string>>
  /** Its lines, and those that stand below it in the same block. */
  readonly body: readonly string[]
  readonly behind: readonly string[]
}

type Say = (
  found: Found,
  pick: (below: number) => number,
) => { readonly lines: readonly string[]; readonly behind?: readonly string[] } | null

/** One of the instructions of a form that can be said otherwise. */
function where(form: RegExp, say: Say): Rewriting {
  return (text, pick) => {
    const all = text.split('\n')
    const found = linesOf(text).filter(({ said }) => form.test(said))
    const from = pick(found.length)
    for (const line of [...found.slice(from), ...found.slice(0, from)]) {
      const length = lengthOf(all, line)
      const outer = { ...line, indent: line.indent.slice(2) }
      const block = Math.max(length, line.indent.length <= 2 ? blockLength(all, line.at) : lengthOf(all, outer))
      const [body, behind] = [all.slice(line.at + 1, line.at + length), all.slice(line.at + length, line.at + block)]
      const said = say({ ...line, groups: form.exec(line.said)?.groups ?? {}, body, behind }, pick)
      if (said !== null)
        return [
          ...all.slice(0, line.at),
          ...said.lines,
          ...(said.behind ?? behind),
          ...all.slice(line.at + block),
        ].join('\n')
    }
    return null
  }
}

function blockLength(all: readonly string[], at: number): number {
  const next = all.findIndex((line, i) => i > at && line !== '' && !line.startsWith(' '))
  return (next < 0 ? all.length : next) - at
}

const deeper = (lines: readonly string[]): readonly string[] => lines.map((line) => (line === '' ? line : `  ${line}`))
const higher = (lines: readonly string[]): readonly string[] => lines.map((line) => line.replace(/^ {2}/u, ''))

/** Instructions said in other ways, which mean the same in most places, and in some of them do not. */
export const OF_LINES: Readonly<Record<string, Rewriting>> = {
  'two values in the other order': where(/^[a-z][\w -]* (?:gains|loses|becomes) .+$/u, ({ indent, said, behind }) => {
    const [next = '', ...more] = behind
    const isOne =
      next.startsWith(indent) && /^[a-z][\w -]* (?:gains|loses|becomes) .+$/u.test(next.slice(indent.length))
    return isOne ? { lines: [next, `${indent}${said}`], behind: more } : null
  }),
  'a change as a value': where(/^(?<x>[a-z][\w -]*) (?<op>gains|loses) (?<value>.+)$/u, ({ indent, groups }) => {
    const { x = '', op = '', value = '' } = groups
    return { lines: [`${indent}${x} becomes ${x} ${op === 'gains' ? '+' : '-'} (${value})`] }
  }),
  'a value in two steps': where(/^(?<x>[a-z][\w -]*) becomes (?<value>.+)$/u, ({ indent, groups }, pick) => {
    const { x = '', value = '' } = groups
    return pick(2) === 0
      ? { lines: [`${indent}${x} becomes ${value}`, `${indent}${x} becomes ${x} + 0`] }
      : { lines: [`${indent}${x} becomes (${value}) - 1`, `${indent}${x} gains ${pick(4) === 0 ? 2 : 1}`] }
  }),
  'two steps as one': where(/^(?<x>[a-z][\w -]*) becomes (?<value>.+)$/u, ({ indent, groups, behind }) => {
    const { x = '', value = '' } = groups
    const [next = '', ...more] = behind
    const second = next.startsWith(`${indent}${x} becomes `) ? next.slice(`${indent}${x} becomes `.length) : null
    return second === null
      ? null
      : { lines: [`${indent}${x} becomes ${second.replaceAll(x, `(${value})`)}`], behind: more }
  }),
  'a loop for each number': where(
    /^each number (?<n>\w+) in (?<from>\d+)\.\.(?<to>.+)$/u,
    ({ indent, groups, body }, pick) => {
      const { n = '', from = '', to = '' } = groups
      return pick(2) === 0
        ? {
            lines: [
              `${indent}let ${n} = ${from}`,
              `${indent}while ${n} ${pick(5) === 0 ? '<' : '<='} ${to}`,
              ...body,
              `${indent}  ${n} gains 1`,
            ],
          }
        : {
            lines: [
              `${indent}let left-over = ${to}`,
              `${indent}while left-over > ${Number(from) - (pick(5) === 0 ? 0 : 1)}`,
              ...body,
              `${indent}  left-over loses 1`,
            ],
          }
    },
  ),
  'each number for a loop': where(/^let (?<n>[\w-]+) = (?<to>.+)$/u, ({ indent, groups, behind }, pick) => {
    const { n = '', to = '' } = groups
    const [loop = '', ...rest] = behind
    if (!loop.startsWith(`${indent}while ${n} > 0`)) return null
    const end = rest.findIndex((line) => line === `${indent}  ${n} loses 1`)
    if (end < 0) return null
    const from = pick(5) === 0 ? 0 : 1
    return {
      lines: [`${indent}each number ${n} in ${from}..${to}`, ...rest.slice(0, end)],
      behind: rest.slice(end + 1),
    }
  }),
  'a variable in its place': where(/^let (?<x>[\w-]+) = (?<value>.+)$/u, ({ groups, behind }) => {
    const { x = '', value = '' } = groups
    const word = new RegExp(`(?<![\\w-])${x}(?![\\w-])`, 'gu')
    return { lines: [], behind: behind.map((line) => line.replace(word, () => `(${value})`)) }
  }),
  'a value as a variable': where(
    /^[a-z][\w -]* (?:gains|loses|becomes) (?<value>.+)$/u,
    ({ indent, said, groups }) => ({
      lines: [
        `${indent}let named = ${groups['value'] ?? ''}`,
        `${indent}${said.replace(groups['value'] ?? '', () => 'named')}`,
      ],
    }),
  ),
  'a variable further up': where(/^let (?<x>[\w-]+) = (?<value>.+)$/u, ({ indent, said, behind }, pick) => {
    const at = 1 + pick(2)
    return behind.length < at ||
      !behind.slice(0, at + 1).every((line) => /^ *\S/u.test(line) && line.startsWith(indent))
      ? null
      : { lines: behind.slice(0, at), behind: [`${indent}${said}`, ...behind.slice(at)] }
  }),
  'a condition in two': where(/^if (?<a>[^()]+?) and (?<b>.+)$/u, ({ indent, groups, body, behind }) =>
    behind[0]?.startsWith(`${indent}else`) === true
      ? null
      : { lines: [`${indent}if ${groups['a'] ?? ''}`, `${indent}  if ${groups['b'] ?? ''}`, ...deeper(body)] },
  ),
  'two conditions in one': where(/^if (?<a>.+)$/u, ({ indent, groups, body, behind }) => {
    const [inner = '', ...rest] = body
    if (!inner.startsWith(`${indent}  if `) || behind[0]?.startsWith(`${indent}else`) === true) return null
    return { lines: [`${indent}if (${groups['a'] ?? ''}) and (${inner.trim().slice(3)})`, ...higher(rest)] }
  }),
  'branches turned round': where(/^if (?<a>.+)$/u, ({ indent, groups, body, behind }, pick) => {
    const cond = `${indent}if ${pick(4) === 0 ? '' : 'not '}(${groups['a'] ?? ''})`
    if (behind[0] !== `${indent}else`)
      return {
        lines: [cond, `${indent}  nothing-now`, `${indent}else`, ...body].filter(
          (line) => !line.endsWith('nothing-now'),
        ),
      }
    const after = behind.slice(1)
    const end = after.findIndex((line) => !line.startsWith(`${indent} `))
    const other = end < 0 ? after : after.slice(0, end)
    return { lines: [cond, ...other, `${indent}else`, ...body], behind: end < 0 ? [] : after.slice(end) }
  }),
  'the rest under a condition': where(/^only if (?<a>.+)$/u, ({ indent, groups, behind }) => ({
    lines: [`${indent}if ${groups['a'] ?? ''}`, ...deeper(behind)],
    behind: [],
  })),
  'a condition before the rest': where(/^if (?<a>.+)$/u, ({ indent, groups, body, behind }) =>
    behind.length > 0 ? null : { lines: [`${indent}only if ${groups['a'] ?? ''}`, ...higher(body)] },
  ),
  'those meant for a condition': where(
    /^each (?<x>(?:card|player|number) \w+(?: in [^()]+?)?)(?: where (?<a>[^()]+))?$/u,
    ({ indent, groups, body }) => {
      const [inner = '', ...rest] = body
      if (groups['a'] !== undefined)
        return { lines: [`${indent}each ${groups['x'] ?? ''}`, `${indent}  if ${groups['a']}`, ...deeper(body)] }
      const isOne = inner.startsWith(`${indent}  if `) && rest.every((line) => line.startsWith(`${indent}    `))
      return isOne
        ? { lines: [`${indent}each ${groups['x'] ?? ''} where ${inner.trim().slice(3)}`, ...higher(rest)] }
        : null
    },
  ),
  'only if twice': where(/^only if (?<a>[^()]+?) and (?<b>.+)$/u, ({ indent, groups }) => ({
    lines: [`${indent}only if ${groups['a'] ?? ''}`, `${indent}only if ${groups['b'] ?? ''}`],
  })),
}
