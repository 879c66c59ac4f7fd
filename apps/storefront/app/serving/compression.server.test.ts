import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  gunzipSync,
} from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressed } from './compression.server.ts'

const CHUNKS = Array.from({ length: 300 }, (_, row) => `<li>Plate ${row}, stoneware, ${row * 7} mm</li>`)
const PAGE = CHUNKS.join('')

const answer = (body: ReadableStream<Uint8Array>, encoding: string): Response =>
  compressed(
    new Request('http://shop.test/', { headers: { 'Accept-Encoding': encoding } }),
    new Response(body),
  )

/** A page that is rendered without waiting, chunk by chunk. */
const atOnce = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of CHUNKS) controller.enqueue(Buffer.from(chunk))
      controller.close()
    },
  })

describe('a compressed page', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is what was rendered, in %s', async (encoding, unpack) => {
    const sent = answer(atOnce(), encoding)
    expect(sent.headers.get('Content-Encoding')).toBe(encoding)
    expect(unpack(Buffer.from(await sent.arrayBuffer())).toString()).toBe(PAGE)
  })

  // Fails if every chunk is flushed: 300 of them take more than a thousand bytes more.
  it('is hardly larger than the page compressed whole', async () => {
    const whole = brotliCompressSync(PAGE, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    })
    const sent = await answer(atOnce(), 'br').arrayBuffer()
    expect(sent.byteLength).toBeLessThan(whole.length + 50)
  })

  // Fails if nothing is flushed: the browser would see nothing until everything is rendered.
  it('is sent as far as it is rendered when rendering waits', async () => {
    let finish = () => {}
    const page = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('the shell'))
        finish = () => {
          controller.enqueue(Buffer.from(', the rest'))
          controller.close()
        }
      },
    })
    const browser = createBrotliDecompress()
    let seen = ''
    browser.on('data', (text) => (seen += text))
    const sent = (async () => {
      for await (const part of answer(page, 'br').body ?? []) browser.write(part)
    })()
    await expect.poll(() => seen).toBe('the shell')
    finish()
    await sent
    await expect.poll(() => seen).toBe('the shell, the rest')
  })

  it('ends its rendering when the browser leaves', async () => {
    let cancelled = false
    const page = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(Buffer.from('more, ')),
      cancel: () => {
        cancelled = true
      },
    })
    const reader = answer(page, 'gzip').body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await expect.poll(() => cancelled).toBe(true)
  })
})
