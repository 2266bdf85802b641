import type { Plugin } from 'vite'

/**
 * What the page may do: run its own scripts and engines that it made itself, and fetch from its own place. There is no
 * `unsafe-eval`. Workers that begin as blobs keep to it as well.
 */
const policy = (connect: string): string =>
  [
    "default-src 'none'",
    "script-src 'self' blob:",
    "worker-src 'self' blob:",
    `connect-src ${connect}`,
    // The editor writes its colours into a style of its own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/**
 * Writes the policy into the page that is built; while one works on the studio the server puts scripts of its own in.
 */
export function policyPlugin(): Plugin {
  return {
    name: 'houserules-policy',
    apply: 'build',
    transformIndexHtml: (_, { filename }) => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(connectsTo(filename)) },
        injectTo: 'head-prepend',
      },
    ],
  }
}

/** A seat talks with its host by a socket, which not every browser counts as its own place. */
const connectsTo = (page: string): string => (page.endsWith('seat.html') ? "'self' ws: wss:" : "'self'")
