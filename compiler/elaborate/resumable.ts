export { leftEvents } from '../analyse/suspension.ts'
export { blocksOf, reaches } from '../analyse/walk.ts'
