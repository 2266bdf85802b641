/**
 * `houserules/runtime`: what a program calls that embeds an engine, and what compiled engines stand on. What a page does
 * not use of it, its bundler leaves out.
 */
export * from './for-programs.ts'
export * from './for-engines.ts'
