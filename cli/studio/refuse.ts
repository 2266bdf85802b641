import type { ServerResponse } from 'node:http'

/** Answers that something is not done, and why, in words for whoever sees the page. */
export function refuseRequest(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(why)
}
