import { nothing, type TemplateResult } from 'lit'
import { exampleView } from './example-view.ts'
import { LatePiece } from './late-piece.ts'
import type { Studio } from './studio.ts'
import type { StudioWhy } from './why-view.ts'

const changes = new LatePiece(() => import('./changes-view.ts'))
const many = new LatePiece(() => import('./many-view.ts'))

/** What only the studio answers. */
export function studioWhyView(studio: Studio, why: StudioWhy): TemplateResult | typeof nothing {
  switch (why.kind) {
    case 'example':
      return exampleView(studio, why)
    case 'changes':
      return changes.on(studio)?.changesView(studio, why) ?? nothing
    case 'many':
      return many.on(studio)?.manyView(studio, why.many) ?? nothing
  }
}
