/** Where the page of a code lies inside the project. */
export function pagePath(code: string): string {
  return `compiler/diagnostics/pages/${code}.md`
}
