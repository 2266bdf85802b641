/**
 * The messages of the protocol in what a client has sent, without what is of one machine: `places` has other names for
 * folders, and nobody needs the number of the editor's process.
 */
export function messagesIn(sent: Buffer, places: Readonly<Record<string, string>>): object[] {
  const messages: object[] = []
  for (let at = 0; at < sent.length;) {
    const head = sent.indexOf('\r\n\r\n', at)
    const length = /Content-Length: (\d+)/i.exec(sent.toString('latin1', at, head))?.[1]
    if (head < 0 || length === undefined) throw new Error(`no message begins at ${at}`)
    const end = head + 4 + Number(length)
    messages.push(JSON.parse(sent.toString('utf8', head + 4, end), anywhere(places)) as object)
    at = end
  }
  return messages
}

function anywhere(places: Readonly<Record<string, string>>): (key: string, value: unknown) => unknown {
  return (key, value) => {
    if (key === 'processId') return null
    if (typeof value !== 'string') return value
    return Object.entries(places).reduce((text, [folder, name]) => text.replaceAll(folder, name), value)
  }
}
