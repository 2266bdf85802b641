export { partsOfDomain } from '../analyse/domain.ts'
export { exprsOf, partsOf } from '../analyse/walk.ts'
