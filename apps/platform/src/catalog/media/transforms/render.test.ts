import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPicture } from './render.ts'
import { transformOf } from './transform.ts'

describe('a picture with transparent parts', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-render-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const cornerAs = async (format: 'jpeg' | 'png'): Promise<number[]> => {
    const file = join(folder, 'clear.png')
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    await sharp({ create: { width: 8, height: 8, channels: 4, background } })
      .png()
      .toFile(file)
    const transform = transformOf('v1/fit/w_8,h_8/a.jpg')
    if (!transform) throw new Error('The address has no transform')
    const rendered = sharp((await renderPicture(file, transform, format)).bytes)
    return [...(await rendered.raw().toBuffer()).subarray(0, (await rendered.metadata()).channels)]
  }

  it('is white there, not black, in formats without transparency', async () => {
    expect(await cornerAs('jpeg')).toEqual([255, 255, 255])
    expect((await cornerAs('png')).at(3)).toBe(0)
  })
})
