import { CheckSession } from '../compiler/check-session.ts'
import { declaredBase, declaredTitle } from '../grammar/declared-name.ts'
import { readLink } from '../studio/share/link.ts'
import { DeskHost } from '../studio/worker/desk-host.ts'
import { readShelf } from '../studio/build/read-shelf.ts'

/** A house rule that somebody sent in. */
export interface Sent {
  readonly name: string
  readonly base: string
  readonly by: string
  /** Why one would play so. */
  readonly words: string
  /** As the studio shares it: what stands behind `#`, with it. */
  readonly link: string
}

/** The page of what was sent in, each with its text. @throws Error for what is no house rule as it says */
export function galleryPage(root: string, sent: readonly Sent[]): string {
  const shelf = readShelf(root)
  return [
    '# House rules of others',
    '',
    'Write yours in the [studio](/play/index.html){target="_blank"}, press *Share*, and send the link with a name and a',
    'sentence as a change of `site/gallery.json`. What stands here was checked as the site was built.',
    '',
    ...sent.flatMap((each) => entryOf(each, textOf(each, shelf))),
  ].join('\n')
}

/**
 * Words of strangers as they are: VitePress reads a page as Markdown, and as a template in which braces hold what is
 * carried out.
 */
const asText = (said: string): string => said.replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0) ?? 0};`)

function entryOf(sent: Sent, text: string): string[] {
  return [
    `## ${asText(sent.name)}`,
    '',
    `On ${asText(sent.base)}, by ${asText(sent.by)}. ${asText(sent.words)}`,
    '',
    asText(declaredTitle(text) ?? ''),
    '',
    '```rules',
    text.trimEnd(),
    '```',
    '',
  ]
}

/** @throws Error where the link holds no house rule of that name, or one with errors */
function textOf({ name, base, link }: Sent, { games, texts }: ReturnType<typeof readShelf>): string {
  const read = readLink(link)
  if (read.kind !== 'shared') throw new Error(`gallery: the link of ${name} cannot be read (${read.kind})`)
  const { entry, files } = read.shared
  const host = new DeskHost(files, texts, { games, folders: [...texts.keys()] })
  const { diagnostics, resolution } = new CheckSession().check(entry, host)
  const [first] = diagnostics.filter(({ severity }) => severity === 'error')
  if (first !== undefined) throw new Error(`gallery: ${name} has an error: ${first.code} ${first.title}`)
  if (declaredBase(files[entry] ?? '') !== base) throw new Error(`gallery: ${name} is no variant of ${base}`)
  if (resolution?.game.name !== name)
    throw new Error(`gallery: ${name} is called ${resolution?.game.name ?? 'nothing'}`)
  return files[entry] ?? ''
}
