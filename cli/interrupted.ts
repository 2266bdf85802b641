/** Somebody ended the work before there was anything to hand back. */
export class Interrupted extends Error {
  constructor() {
    super('interrupted')
    this.name = 'Interrupted'
  }
}
