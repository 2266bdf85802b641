import { version } from '../../package.json'

/** The version of Houserules that this page is made of. */
export const VERSION: string = version
