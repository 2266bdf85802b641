/**
 * The name under which a fact or adjective is asked of what stands on a card, whatever rules make of it in play. Names
 * that rules declare have no spaces.
 */
export const printedVersion = (declared: string): string => `${declared} as printed`
