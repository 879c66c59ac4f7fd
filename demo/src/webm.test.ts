import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../scripts/tests/browser.mjs'
import { findChromium } from '../../scripts/tests/chromium.mjs'
import { drawVideo } from './films.ts'
import { type Film, keyFrameOf, writeWebm } from './webm.ts'

const executablePath = findChromium()

interface Element {
  id: number
  at: number
  start: number
  end: number
}

/** Reads the elements between two places of a file; ids and sizes are EBML's variable-length numbers. */
const elements = (file: Uint8Array, from: number, to: number): Element[] => {
  const found: Element[] = []
  const view = new DataView(file.buffer, file.byteOffset)
  for (let at = from; at < to; ) {
    const idLength = Math.clz32(view.getUint8(at)) - 23
    let id = 0
    for (let i = 0; i < idLength; i++) id = id * 256 + view.getUint8(at + i)
    const sizeAt = at + idLength
    const sizeLength = Math.clz32(view.getUint8(sizeAt)) - 23
    let size = view.getUint8(sizeAt) - 2 ** (8 - sizeLength)
    for (let i = 1; i < sizeLength; i++) size = size * 256 + view.getUint8(sizeAt + i)
    const start = sizeAt + sizeLength
    found.push({ id, at, start, end: start + size })
    at = start + size
  }
  return found
}

const find = (all: Element[], id: number): Element => {
  const one = all.find((element) => element.id === id)
  if (one === undefined) throw new Error(`no element ${id.toString(16)}`)
  return one
}

let film: Film
let file: Uint8Array

beforeAll(async () => {
  const video = drawVideo('moon-jar-turning')
  const frames: Uint8Array[] = []
  for (const frame of video.frames())
    frames.push(
      keyFrameOf(await sharp(Buffer.from(frame)).flatten().webp({ quality: 80, effort: 2 }).toBuffer()),
    )
  film = { width: video.width, height: video.height, fps: video.fps, frames }
  file = writeWebm(film)
})

describe('drawVideo', () => {
  it('lasts from three to five seconds at twelve frames a second', () => {
    const { fps, frameCount } = drawVideo('moon-jar-turning')
    expect(fps).toBe(12)
    expect(frameCount / fps).toBeGreaterThanOrEqual(3)
    expect(frameCount / fps).toBeLessThanOrEqual(5)
    expect(film.frames).toHaveLength(frameCount)
  })

  it('draws the same frames at every call, each different from the one before', () => {
    const [one, other] = [drawVideo('moon-jar-turning'), drawVideo('moon-jar-turning')].map(({ frames }) => [
      ...frames(),
    ])
    expect(one).toEqual(other)
    expect(new Set(one).size).toBe(film.frames.length)
  })

  it('refuses an id that it does not know', () => {
    expect(() => drawVideo('no-such-video')).toThrow(RangeError)
  })
})

describe('keyFrameOf', () => {
  it('finds a VP8 key frame of the right size', () => {
    const frame = film.frames[0] ?? new Uint8Array()
    const view = new DataView(frame.buffer, frame.byteOffset)
    expect((frame[0] ?? 1) & 1).toBe(0) // RFC 6386, section 9.1: bit 0 is 0 in a key frame
    expect([...frame.subarray(3, 6)]).toEqual([0x9d, 0x01, 0x2a])
    expect([view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff]).toEqual([
      film.width,
      film.height,
    ])
  })

  it('refuses a lossless WebP and what is no WebP', async () => {
    const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    const lossless = await blank.clone().webp({ lossless: true }).toBuffer()
    expect(() => keyFrameOf(lossless)).toThrow(TypeError)
    const png = await blank.png().toBuffer()
    expect(() => keyFrameOf(png)).toThrow(TypeError)
  })
})

describe('writeWebm', () => {
  it('stays under a megabyte and a half', () => {
    expect(file.length).toBeLessThan(1_500_000)
  })

  it('refuses a film without frames', () => {
    expect(() => writeWebm({ width: 2, height: 2, fps: 12, frames: [] })).toThrow(RangeError)
  })

  it('writes a header, then one segment to the end, in which every element closes where the next begins', () => {
    const [header, segment, ...rest] = elements(file, 0, file.length)
    expect(header?.id).toBe(0x1a45dfa3)
    expect(segment).toMatchObject({ id: 0x18538067, end: file.length })
    expect(rest).toEqual([])
    const parts = elements(file, segment?.start ?? 0, file.length).map(({ id }) => id)
    expect(parts).toEqual([0x1549a966, 0x1654ae6b, 0x1c53bb6b, ...Array(4).fill(0x1f43b675)])
  })

  it('holds every frame once, in order, as a key frame at its time', () => {
    const segment = find(elements(file, 0, file.length), 0x18538067)
    const view = new DataView(file.buffer, file.byteOffset)
    const blocks = elements(file, segment.start, segment.end)
      .filter(({ id }) => id === 0x1f43b675)
      .flatMap((cluster) => {
        const inside = elements(file, cluster.start, cluster.end)
        const time = find(inside, 0xe7)
        const startMs = file.subarray(time.start, time.end).reduce((sum, byte) => sum * 256 + byte, 0)
        return inside
          .filter(({ id }) => id === 0xa3)
          .map(({ start, end }) => ({
            track: view.getUint8(start),
            ms: startMs + view.getInt16(start + 1),
            flags: view.getUint8(start + 3),
            frame: file.subarray(start + 4, end),
          }))
      })
    expect(blocks.map(({ frame }) => Buffer.from(frame).toString('base64'))).toEqual(
      film.frames.map((frame) => Buffer.from(frame).toString('base64')),
    )
    expect(blocks.every(({ track, flags }) => track === 0x81 && flags === 0x80)).toBe(true)
    expect(blocks.map(({ ms }) => ms)).toEqual(film.frames.map((_, i) => Math.round((i * 1000) / 12)))
  })

  it('points its cues at the clusters', () => {
    const segment = find(elements(file, 0, file.length), 0x18538067)
    const inside = elements(file, segment.start, segment.end)
    const cues = find(inside, 0x1c53bb6b)
    const view = new DataView(file.buffer, file.byteOffset)
    const targets = elements(file, cues.start, cues.end).map((point) => {
      const positions = find(elements(file, point.start, point.end), 0xb7)
      return Number(view.getBigUint64(find(elements(file, positions.start, positions.end), 0xf1).start))
    })
    expect(targets).toEqual(inside.filter(({ id }) => id === 0x1f43b675).map(({ at }) => at - segment.start))
  })

  it.skipIf(!executablePath)('makes a file that Chromium plays to its end', async () => {
    const browser = await openBrowser()
    try {
      const page = await browser.newPage()
      const played = await page.evaluate(async (base64) => {
        const video = document.createElement('video')
        video.muted = true
        video.src = `data:video/webm;base64,${base64}`
        document.body.append(video)
        await new Promise((resolve, reject) => {
          video.onerror = () => reject(new Error(video.error?.message))
          video.onloadedmetadata = resolve
        })
        video.playbackRate = 4
        await video.play()
        await new Promise((resolve) => {
          video.onended = resolve
        })
        const { videoWidth, videoHeight, duration, currentTime } = video
        return {
          videoWidth,
          videoHeight,
          duration,
          currentTime,
          frames: video.getVideoPlaybackQuality().totalVideoFrames,
        }
      }, Buffer.from(file).toString('base64'))
      expect(played).toMatchObject({
        videoWidth: film.width,
        videoHeight: film.height,
        duration: 4,
        currentTime: 4,
      })
      expect(played.frames).toBeGreaterThan(20)
    } finally {
      await browser.close()
    }
  })
})
