/** Every module of an engine, as emission divides it. */
export const moduleNames = [
  'names',
  'places',
  'tables',
  'state',
  'facts',
  'rules',
  'events',
  'decisions',
  'explain',
  'examples',
  'coverage',
  'positions',
  'trace',
  'engine',
  'index',
] as const

export type ModuleName = (typeof moduleNames)[number]
