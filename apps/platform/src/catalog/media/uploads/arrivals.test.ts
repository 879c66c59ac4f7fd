import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop } from '../../../testing/index.ts'
import { createArrivals } from './arrivals.ts'

const picture = () =>
  sharp({ create: { width: 30, height: 30, channels: 3, background: '#456' } })
    .png()
    .toBuffer()

describe('concurrent uploads', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-arrivals-'))
  })
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const ending: Promise<unknown>[] = []
  afterAll(async () => {
    release()
    await Promise.all(ending)
    await rm(folder, { recursive: true, force: true })
  })

  /** A sender who sends a little and then nothing. */
  async function* stalling(): AsyncGenerator<Uint8Array> {
    yield new Uint8Array(10)
    await released
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield await picture()
  }
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'OK',
      (error) => error.code,
    )

  // Fails with one limit for all: the ninth sender was rejected.
  it('are limited per sender, so one sender never blocks another', async () => {
    const arrivals = createArrivals(folder, { atOnce: 4, perSender: 2, slowAfterMs: 60_000 })
    for (let held = 0; held < 2; held++)
      ending.push(codeOf(arrivals.with('slow', (receive) => receive(stalling()))))
    expect(await codeOf(arrivals.with('slow', (receive) => receive(whole())))).toBe('SERVICE_UNAVAILABLE')
    expect(await codeOf(arrivals.with('other', (receive) => receive(whole())))).toBe('OK')
  })

  // Fails without `makeRoom`.
  it('give way when all places are taken, slowest first, and leave nothing behind', async () => {
    const arrivals = createArrivals(join(folder, 'full'), { atOnce: 2, perSender: 2, slowAfterMs: 0 })
    const slow = ['a', 'b'].map((sender) => codeOf(arrivals.with(sender, (receive) => receive(stalling()))))
    ending.push(...slow)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await codeOf(arrivals.with('c', (receive) => receive(whole())))).toBe('OK')
    expect(await Promise.race(slow)).toBe('SERVICE_UNAVAILABLE')
    await expect.poll(() => readdir(join(folder, 'full', 'arriving'))).toHaveLength(1)
  })
})

/** Starts to send a file, then stops. */
const beginUpload = (url: string, authorization: string) => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const lines = ['POST /vitrine/v1/media-files/upload HTTP/1.1', 'Host: localhost', 'Content-Length: 100000']
  lines.push(`Authorization: ${authorization}`, 'Content-Type: multipart/form-data; boundary=x', '')
  const part = ['--x', 'Content-Disposition: form-data; name="file"; filename="a.png"', '', 'begun']
  socket.write([...lines, ...part].join('\r\n'))
  return socket
}

it('lets a colleague upload while someone with a slow connection is uploading eight files', async () => {
  await using shop = await openShop()
  const [slow, quick] = [await shop.merchant(), await shop.merchant()]
  const held = Array.from({ length: 8 }, () => beginUpload(shop.url, slow.authorization ?? ''))
  try {
    await expect.poll(() => readdir(join(shop.dataDir, 'media', 'arriving')).catch(() => [])).toHaveLength(8)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await picture())]), 'a.png')
    const headers = { authorization: quick.authorization ?? '' }
    const url = `${shop.url}/vitrine/v1/media-files/upload`
    expect((await fetch(url, { method: 'POST', body: form, headers })).status).toBe(200)
  } finally {
    for (const socket of held) socket.destroy()
  }
})
