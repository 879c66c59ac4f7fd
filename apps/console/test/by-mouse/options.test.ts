import { getProduct } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { inFull } from '../../../../scripts/tests/in-full.mjs'
import { executablePath, openTestConsole, type TestConsole } from '../open-console.ts'
import { drag } from './drop-files.ts'

describe.skipIf(!executablePath)('options of a product, by mouse', () => {
  let house: TestConsole
  beforeAll(async () => {
    house = await openTestConsole()
  })
  afterAll(async () => house?.[Symbol.asyncDispose]())

  // Fails if a choice that is added when its field is left moves away the button that someone is pressing.
  inFull('are typed one after the other without Enter, and dragged into order', async () => {
    const page = await house.open('merchant')
    await page.goto(`${house.address}/products/new`)
    await page.getByRole('textbox', { name: 'Name' }).fill('Linen shirt')
    await page.getByRole('textbox', { name: 'Price' }).fill('60')
    for (const [option, choices] of [
      ['Size', 'S, M, L'],
      ['Fit', 'Slim, Wide'],
      ['Cuff', 'Plain'],
    ] as const) {
      await page.getByRole('button', { name: 'Add option' }).click()
      await page.getByRole('textbox', { name: 'Option', exact: true }).last().fill(option)
      await page.getByLabel(`Add a choice to ${option}`).fill(choices)
    }
    await page.getByRole('button', { name: 'Create product' }).click()
    await page.getByRole('heading', { level: 1, name: 'Linen shirt' }).waitFor()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const options = async () => {
      const { product } = await (await house.shop.merchant()).call(getProduct, { id })
      return product?.productOptions.map(({ name, choices = [] }) => [
        name,
        ...choices.map(({ description }) => description),
      ])
    }
    expect(await options()).toEqual([
      ['Size', 'S', 'M', 'L'],
      ['Fit', 'Slim', 'Wide'],
      ['Cuff', 'Plain'],
    ])
    expect(await page.getByLabel('Price of S / Slim / Plain').inputValue()).toBe('60.00')
    const handle = (name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name}`) })
    await drag(page, handle('L:'), handle('S:'))
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect.poll(async () => (await options())?.[0]).toEqual(['Size', 'L', 'S', 'M'])
    await page.context().close()
  })
})
