export { partsOfDomain } from '../analyse/domain.ts'
export { exprsOf, mentions, partsOf } from '../analyse/walk.ts'
