import { connect, createServer, type Socket } from 'node:net'

/** A network between a test and its server that can stop carrying data without hanging up. */
export interface Network extends AsyncDisposable {
  /** The server's address through this network. */
  readonly url: string
  fallSilent(): void
}

export const openNetwork = async (serverUrl: string): Promise<Network> => {
  const sockets: Socket[] = []
  const desk = createServer((near) => {
    const far = connect(addressOf(serverUrl))
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) sockets.push(socket.on('error', () => {}))
  })
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve))
  const address = desk.address()
  if (address === null || typeof address === 'string') throw new Error('The network has no port.')
  const url = new URL(serverUrl)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${address.port}`
  return {
    url: url.href,
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => desk.close(resolve))
    },
  }
}

/** A server is reached by a socket in a folder (the parameter `host`), or by name and port. */
const addressOf = (serverUrl: string): { path: string } | { host: string; port: number } => {
  const { hostname, port, searchParams } = new URL(serverUrl)
  const folder = searchParams.get('host')
  const number = Number(port || 5432)
  return folder ? { path: `${folder}/.s.PGSQL.${number}` } : { host: hostname, port: number }
}
