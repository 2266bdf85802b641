import { networkInterfaces } from 'node:os'

/** What a host listens to so that the whole network reaches it. */
const EVERYWHERE = ['0.0.0.0', '::']

/** The addresses of this machine by which others reach what listens to one: those of its networks, private ones first. */
export function reachableAt(address: string): readonly string[] {
  if (!EVERYWHERE.includes(address)) return [address]
  const found = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((each) => each.address)
  return found.length === 0 ? ['127.0.0.1'] : found.sort((a, b) => rank(a) - rank(b))
}

/** Networks at home are mostly the first of these; the last is mostly one of virtual machines. */
const HOME = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./]

function rank(address: string): number {
  const at = HOME.findIndex((net) => net.test(address))
  return at < 0 ? HOME.length : at
}

/** An address with a port as browsers take it. */
export const urlOf = (address: string, port: number): string =>
  `http://${address.includes(':') ? `[${address}]` : address}:${port}/`
