/** What the language can say of things by itself; some of it has no name that authors write. */
export type BuiltinName =
  | 'players' | 'next' | 'nextIn' | 'roundIn'
  | 'count' | 'sum' | 'empty' | 'isNone' | 'first' | 'last' | 'topOne' | 'top' | 'distinct' | 'copies'
  | 'highest' | 'lowest' | 'highestOf' | 'lowestOf'
  | 'owner' | 'holder' | 'viewers' | 'definition' | 'printedDefinition' | 'hasDefinition' | 'theCopy' | 'copyOf'
  | 'controller' | 'source' | 'optional'
  | 'optionNumber' | 'zoneNumber'
  | 'name' | 'contains' | 'joined' | 'joinedSet' | 'length'
  /** Notes that a rule applied, where rules are counted. */
  | 'applies'
