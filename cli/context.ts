import type { Io } from './io.ts'
import type { Toolchain } from './toolchain.ts'

export interface Context {
  readonly io: Io
  readonly tools: Toolchain
}
