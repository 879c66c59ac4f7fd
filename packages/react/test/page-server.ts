import { once } from 'node:events'
import { createServer } from 'node:http'

/** Serves pages and scripts from memory, for a browser. */
export async function servePages(files: () => Record<string, string>) {
  const server = createServer(({ url = '' }, response) => {
    const text = files()[new URL(url, 'http://shop.test').pathname]
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8` })
    response.end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
