// Compiled from the rules of LuckySeven into tables.ts: tables of what the rules declare. Change the rules, not this file.
import { COPIED_AS as BASE_COPIED_AS } from '../trump-king/tables.ts'

/** Which of those copies each procedure. */
export const COPIED_AS = [...BASE_COPIED_AS, 0, 0]
