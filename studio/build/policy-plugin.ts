import type { Plugin } from 'vite'

/**
 * What the page may do: run its own scripts and engines that it made itself, and fetch from its own place. There is no
 * `unsafe-eval`. Workers that begin as blobs keep to it as well.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
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
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  }
}
