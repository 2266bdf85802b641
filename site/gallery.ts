import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CheckSession } from '../compiler/check-session.ts'
import { declaredBase, declaredTitle } from '../grammar/declared-name.ts'
import { readLink } from '../studio/share/link.ts'
import { DeskHost } from '../studio/worker/desk-host.ts'
import { readShelf } from '../studio/build/read-shelf.ts'

/** A house rule that somebody sent in. */
interface Sent {
  readonly name: string
  readonly base: string
  readonly by: string
  /** Why one would play so. */
  readonly words: string
  /** As the studio shares it: what stands behind `#`, with it. */
  readonly link: string
}

/** The house rules of `site/gallery.json`, each with its text. @throws Error for one that is no house rule as it says */
export function galleryPage(root: string): string {
  const sent = JSON.parse(readFileSync(join(root, 'site/gallery.json'), 'utf8')) as readonly Sent[]
  return [
    '# House rules of others',
    '',
    'Write yours in the [studio](/play/index.html){target="_blank"}, press *Share*, and send the link with a name and a',
    'sentence as a change of `site/gallery.json`. What stands here was checked as the site was built.',
    '',
    ...sent.flatMap((each) => entryOf(each, root)),
  ].join('\n')
}

function entryOf(sent: Sent, root: string): string[] {
  const text = textOf(sent, root)
  return [
    `## ${sent.name}`,
    '',
    `On ${sent.base}, by ${sent.by}. ${sent.words}`,
    '',
    ...(declaredTitle(text) === null ? [] : [`*${declaredTitle(text) ?? ''}*`, '']),
    '```rules',
    text.trimEnd(),
    '```',
    '',
  ]
}

/** @throws Error where the link holds no house rule of that name, or one with errors */
function textOf({ name, base, link }: Sent, root: string): string {
  const read = readLink(link)
  if (read.kind !== 'shared') throw new Error(`gallery: the link of ${name} cannot be read (${read.kind})`)
  const { entry, files } = read.shared
  const { games, texts } = readShelf(root)
  const host = new DeskHost(files, texts, { games, folders: [...texts.keys()] })
  const { diagnostics, resolution } = new CheckSession().check(entry, host)
  const [first] = diagnostics.filter(({ severity }) => severity === 'error')
  if (first !== undefined) throw new Error(`gallery: ${name} has an error: ${first.code} ${first.title}`)
  if (declaredBase(files[entry] ?? '') !== base) throw new Error(`gallery: ${name} is no variant of ${base}`)
  if (resolution?.game.name !== name)
    throw new Error(`gallery: ${name} is called ${resolution?.game.name ?? 'nothing'}`)
  return files[entry] ?? ''
}
