/** The rules that games share, which `packaging/shared-rules-plugin.ts` puts in. */
declare module 'virtual:shared-rules' {
  /** By path from the folder of the package, such as `rules/library/suits.rules`. */
  export const texts: Readonly<Record<string, string>>
}
