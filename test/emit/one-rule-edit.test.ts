import { expect, test } from 'vitest'
import { compiled, edited, repositoryHost } from './memory-host.ts'

const hearts = 'rules/hearts/hearts.rules'

/**
 * Lines that went and came, by file, without files that stay as they are. The fingerprint, one line of `index.ts`, is
 * left out.
 */
async function difference(
  from: string,
  to: string,
): Promise<Record<string, { readonly gone: string[]; readonly come: string[] }>> {
  const before = await compiled(hearts, repositoryHost(), { examples: false })
  const after = await compiled(hearts, repositoryHost({ [hearts]: edited(hearts, from, to) }), { examples: false })
  expect([...after.files.keys()]).toEqual([...before.files.keys()])
  const changed = [...before.files].flatMap(([name, text]) => {
    const gone = missing(text, after.files.get(name) ?? '')
    const come = missing(after.files.get(name) ?? '', text)
    return gone.length + come.length === 0 ? [] : [[name, { gone, come }] as const]
  })
  return Object.fromEntries(changed)
}

/** Lines of a text that another does not have, as often as it lacks them. */
function missing(text: string, other: string): string[] {
  const left = new Map<string, number>()
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1)
  return text.split('\n').filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count === 0 && !line.includes('fingerprint:')
  })
}

test('a changed number changes one line', async () => {
  expect(await difference('target: number = 100', 'target: number = 50')).toEqual({
    'hearts.ts': { gone: ['      return 100'], come: ['      return 50'] },
  })
})

test('a comment changes nothing but where things stand', async () => {
  expect(
    Object.keys(await difference('[passing] to passing\n', '-- cards go round\n\n[passing] to passing\n')),
  ).toEqual(['places.ts'])
})

test('a changed condition changes the rule that it is in, and how explanations quote it', async () => {
  const changed = await difference('at turn if led is not none', 'at turn if led is not none and trick-number > 1')
  expect(Object.keys(changed)).toEqual(['tables.ts', 'hearts.ts'])
  expect(changed['hearts.ts']?.gone.length).toBeLessThanOrEqual(2)
  expect(changed['hearts.ts']?.come.length).toBeLessThanOrEqual(3)
  expect(changed['hearts.ts']?.come.join(' ')).toContain('s.trickNumber > 1')
  expect(changed['tables.ts']?.come.length).toBeLessThanOrEqual(3)
})

test('an event that nobody may choose leaves moves as they are, whatever else happens in the game', async () => {
  const changed = await difference('[passing] to passing\n', 'to idle\n  led becomes none\n\n[passing] to passing\n')
  expect(Object.keys(changed)).toContain('names.ts')
  const lines = Object.values(changed).flatMap(({ gone, come }) => [...gone, ...come])
  expect(lines.filter((line) => /moveBase|choice|out\.push|MOVE/.test(line))).toEqual([])
  expect(lines.some((line) => line.includes('idle'))).toBe(true)
})

test('a changed instruction changes the procedure that it is in', async () => {
  const changed = await difference('total of q gains 26', 'total of q gains 13 + 13')
  expect(Object.keys(changed)).toEqual(['hearts.ts'])
  expect(changed['hearts.ts']?.gone).toHaveLength(1)
  expect(changed['hearts.ts']?.come).toHaveLength(1)
})

test('a rule that goes leaves no trace but the numbers of rules after it', async () => {
  const changed = await difference(
    '[first-trick] no-points-first: player p must play card c where points of c <= 0 at turn if trick-number = 1\n',
    '-- as before\n',
  )
  expect(
    Object.values(changed)
      .flatMap(({ come }) => come)
      .join('\n'),
  ).not.toContain('no-points-first')
  expect(changed['hearts.ts']?.come.length ?? 0).toBeLessThanOrEqual(2)
  expect(Object.keys(changed)).not.toContain('state.ts')
})
