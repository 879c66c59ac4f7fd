import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProduct, getProduct } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { inFull } from '../../../../scripts/tests/in-full.mjs'
import { said, withoutBarriers } from '../expectations.ts'
import { executablePath, openTestConsole, PIXEL, type TestConsole } from '../open-console.ts'
import { drag, dropFiles } from './drop-files.ts'

/** What a file of each kind begins with. */
const FILES = {
  'front.png': PIXEL,
  'back.png': Buffer.concat([PIXEL, Buffer.from('2')]),
  'film.mp4': Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0and the film'),
  'care.pdf': Buffer.from('%PDF-1.7\nWash it'),
}

describe.skipIf(!executablePath)('files of a product, by mouse', () => {
  let house: TestConsole
  let folder = ''
  beforeAll(async () => {
    house = await openTestConsole()
    folder = await mkdtemp(join(tmpdir(), 'files-'))
    for (const [name, bytes] of Object.entries(FILES)) await writeFile(join(folder, name), bytes)
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
    await house?.[Symbol.asyncDispose]()
  })

  inFull(
    'are dropped, pictures and videos are dragged into order, and a drop beside them does nothing',
    async () => {
      const merchant = await house.shop.merchant()
      const { product } = await merchant.call(createProduct, {
        product: { name: 'Oak board', priceData: { price: 30 } },
      })
      const id = product?.id ?? ''
      const media = async () => (await merchant.call(getProduct, { id })).product?.media?.items ?? []
      const kinds = async () => (await media()).map(({ mediaType }) => mediaType)
      const page = await house.open('merchant')
      await page.goto(`${house.address}/products/${id}`)
      await page.getByLabel('Ribbon').fill('Not saved yet')
      const files = Object.keys(FILES).map((name) => join(folder, name))

      // Beside its place, the browser would leave the page to show the file.
      await page.evaluate(() =>
        window.addEventListener('dragover', (event) => {
          document.title = event.defaultPrevented ? 'the page stays' : 'the browser decides'
        }),
      )
      await dropFiles(page, page.getByRole('heading', { level: 1 }), files.slice(0, 1))
      await expect.poll(() => page.title()).toBe('the page stays')
      await dropFiles(page, page.getByText('or drop them here'), files)
      await said(page, '4 files added')
      expect(await page.getByLabel('Ribbon').inputValue()).toBe('Not saved yet')
      await expect.poll(kinds).toEqual(['image', 'image', 'video', 'document'])
      await withoutBarriers(page)

      const pictures = page.getByRole('region', { name: 'Pictures' })
      const handles = pictures.getByRole('button', { name: /^Move / })
      await drag(page, handles.nth(2), pictures.getByRole('button', { name: /^Edit / }).first())
      await expect.poll(kinds).toEqual(['video', 'image', 'image', 'document'])
      // By the picture itself. It moves, and is neither opened nor added once more.
      const before = (await media()).map((item) => item.id)
      const edit = pictures.getByRole('button', { name: /^Edit / })
      await drag(page, edit.nth(2), edit.nth(1))
      await expect
        .poll(async () => (await media()).map((item) => item.id))
        .toEqual([before[0], before[2], before[1], before[3]])
      expect(await page.getByRole('dialog').count()).toBe(0)
      await edit.nth(1).click()
      await page.getByRole('dialog').waitFor()
      await page.context().close()
    },
  )
})
