/**
 * Everything of the worker that needs the compiler and that a first look at a text asks for: fetched as one piece,
 * after the table of a game that is brought compiled.
 */
export { beginsBlock } from '../../language/completion.ts'
export { colourText } from './colour-text.ts'
export { WorkerDesk } from './desk.ts'
export { findingsOf } from './findings.ts'
