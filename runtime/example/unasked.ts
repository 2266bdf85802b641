/** What is told of a line that answers where nobody asks its player anything of the kind. */
export class Unasked {
  readonly message: string

  constructor(message: string) {
    this.message = message
  }
}
