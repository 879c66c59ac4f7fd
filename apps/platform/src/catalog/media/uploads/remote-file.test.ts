import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { Failure } from '../../../floor/failure.ts'
import { createOpenRemoteFile, type RemoteFileOptions } from './remote-file.ts'

/** A server on this machine that counts its visitors. */
const serve = async (answer: RequestListener) => {
  const hits: string[] = []
  const server = createServer((request, response) => {
    hits.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { hits, port, url: `http://127.0.0.1:${port}`, [Symbol.dispose]: close }
}

const outcome = async (url: string, options: RemoteFileOptions): Promise<string> => {
  try {
    return await createOpenRemoteFile(options)(url, async ({ chunks, name }) => {
      const parts: Uint8Array[] = []
      for await (const chunk of chunks) parts.push(chunk)
      return `${name}: ${Buffer.concat(parts).toString()}`
    })
  } catch (error) {
    return error instanceof Failure ? error.code : String(error)
  }
}

/** Treats this machine as the internet, except for what a test names. */
const except = (...inside: string[]): RemoteFileOptions => ({
  allows: (address) => !inside.includes(address),
  resolve: async () => ['127.0.0.1'],
})

describe('a file on another host', () => {
  // Fails without the check of addresses: the listener is hit each time.
  it('is never fetched from the internal network, however its address is written', async () => {
    using inside = await serve((_request, response) => response.end('secret'))
    const { port } = inside
    const names: Record<string, string[]> = {
      'inside.example': ['127.0.0.1'],
      'both.example': ['8.8.8.8', '127.0.0.1'],
      'mapped.example': ['::ffff:127.0.0.1'],
      'metadata.example': ['169.254.169.254'],
      'none.example': [],
    }
    const resolve = async (hostname: string) => names[hostname] ?? ['127.0.0.1']
    const targets = [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      `http://localhost.:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f.1:${port}/`,
      `http://0177.0.0.1:${port}/`,
      `http://127.1:${port}/`,
      `http://0:${port}/`,
      `http://１２７.0.0.1:${port}/`,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://[::ffff:7f00:1]:${port}/`,
      `http://[::]:${port}/`,
      `http://[64:ff9b::7f00:1]:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      'http://[fd00:ec2::254]/latest/meta-data/',
      'http://100.100.100.200/',
      ...Object.keys(names).map((name) => `http://${name}:${port}/`),
      `http://user:password@8.8.8.8:${port}/`,
      `ftp://127.0.0.1:${port}/`,
      'file:///etc/passwd',
      'gopher://127.0.0.1/',
      'data:text/plain,x',
    ]
    const outcomes = await Promise.all(targets.map((url) => outcome(url, { resolve })))
    expect(Object.fromEntries(targets.map((url, index) => [url, outcomes[index]]))).toEqual(
      Object.fromEntries(targets.map((url) => [url, 'MEDIA_ADDRESS_NOT_ALLOWED'])),
    )
    expect(inside.hits).toEqual([])
  })

  it('is fetched from the address that was checked, even if the name resolves to another by then', async () => {
    using host = await serve(({ headers }, response) => response.end(`for ${headers.host}`))
    const asked: string[] = []
    const resolve = async (hostname: string) => {
      asked.push(hostname)
      return asked.length === 1 ? ['127.0.0.1'] : ['10.0.0.1']
    }
    const url = `http://shop.example:${host.port}/a%20b.png?x=1`
    expect(await outcome(url, { resolve, allows: (address) => address === '127.0.0.1' })).toBe(
      `a b.png: for shop.example:${host.port}`,
    )
    expect(asked).toEqual(['shop.example'])
  })

  it('is followed through three redirects, each checked like the first', async () => {
    using inside = await serve((_request, response) => response.end('secret'))
    using host = await serve(({ url = '' }, response) => {
      const left = Number(/^\/(\d)/.exec(url)?.[1] ?? 0)
      if (url === '/inside') response.writeHead(302, { location: `http://10.0.0.1:${inside.port}/` }).end()
      else if (url === '/file') response.writeHead(301, { location: 'file:///etc/passwd' }).end()
      else if (url === '/user') response.writeHead(302, { location: `http://a:b@127.0.0.1/` }).end()
      else if (left > 0) response.writeHead(307, { location: `/${left - 1}` }).end()
      else response.end('file')
    })
    const at = (path: string) => outcome(`${host.url}${path}`, except('10.0.0.1'))
    expect(await Promise.all([at('/3'), at('/4'), at('/inside'), at('/file'), at('/user')])).toEqual([
      '0: file',
      'MEDIA_NOT_FETCHED',
      'MEDIA_ADDRESS_NOT_ALLOWED',
      'MEDIA_ADDRESS_NOT_ALLOWED',
      'MEDIA_ADDRESS_NOT_ALLOWED',
    ])
    expect(inside.hits).toEqual([])
  })

  it('is given up if its host is slow, silent, interrupted or unreachable', async () => {
    using host = await serve(({ url }, response) => {
      if (url === '/slow') response.writeHead(200).write('a')
      else if (url === '/broken') {
        response.writeHead(200, { 'content-length': '100' }).write('a')
        setTimeout(() => response.destroy(), 20)
      } else if (url === '/missing') response.writeHead(404).end()
    })
    const options = { ...except(), timeoutMs: 150 }
    const at = (path: string) => outcome(`${host.url}${path}`, options)
    const unknown = { ...options, resolve: async () => Promise.reject(new Error('ENOTFOUND')) }
    expect(
      await Promise.all([
        at('/slow'),
        at('/silent'),
        at('/broken'),
        at('/missing'),
        outcome('http://127.0.0.1:1/', options),
        outcome('http://nowhere.example/', unknown),
      ]),
    ).toEqual(Array(6).fill('MEDIA_NOT_FETCHED'))
  })

  it("isn't read at all if it says it is too large", async () => {
    using host = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': String(100_000_000) }).write('a')
    })
    expect(await outcome(host.url, except())).toBe('PAYLOAD_TOO_LARGE')
  })
})
