/**
 * The version of the language that this program reads, which says more than the one before, or says something
 * otherwise. A text that names none may be of any, from 1 on.
 */
export const LANGUAGE = 5
