export { expressionsIn as expressions, statementsIn as statements, within } from '../analyse/walk.ts'
