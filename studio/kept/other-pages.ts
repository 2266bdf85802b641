/** The other pages of this address: they are told what was changed in what they share. */
export interface Others {
  post(what: string): void
  listen(heard: (what: string) => void): void
}

/** Those that hear each other on a channel, where the browser lets them. */
export function otherPages(channelName: string): Others {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => {} }
  const channel = new BroadcastChannel(channelName)
  return {
    post: (what) => channel.postMessage(what),
    listen: (heard) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') heard(data)
      }),
  }
}
