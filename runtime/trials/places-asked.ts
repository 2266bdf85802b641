/**
 * Which places in a set that is chosen one by one rules can ask for. Where they ask for none, as where they only count
 * or add, sets of the same members are one set, in whatever order they were chosen; where they ask for the first, for
 * the last or for both ends, those with the same members there are. `all`: each order may be another set.
 */
export type PlacesAsked = 'none' | 'first' | 'last' | 'ends' | 'all'

export const asksFirst = (places: PlacesAsked): boolean => places === 'first' || places === 'ends'

export const asksLast = (places: PlacesAsked): boolean => places === 'last' || places === 'ends'
