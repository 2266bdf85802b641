import type { TemplateResult } from 'lit'
import { changesView } from './changes-view.ts'
import { exampleView } from './example-view.ts'
import { manyView } from './many-view.ts'
import type { Studio } from './studio.ts'
import type { StudioWhy } from './why-view.ts'

/** What only the studio answers. */
export function studioWhyView(studio: Studio, why: StudioWhy): TemplateResult {
  switch (why.kind) {
    case 'example':
      return exampleView(studio, why)
    case 'changes':
      return changesView(studio, why)
    case 'many':
      return manyView(studio, why.many)
  }
}
