/** What is said in the fields of a form, by name; empty for what is not there. */
export function fieldsOf({ target }: SubmitEvent): (name: string) => string {
  const form = new FormData(target as HTMLFormElement)
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
}
