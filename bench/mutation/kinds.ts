/** What is changed of a rule. */
export const KINDS = [
  'number',
  'condition',
  'comparison',
  'branches',
  'deleted',
  'duplicated',
  'zone',
  'role',
  'reading',
] as const

export type Kind = (typeof KINDS)[number]
