import {
  bulkCreateV3ProductsWithInventory,
  createCollection,
  createProduct,
  queryProducts,
  queryProductVariants,
  updateProduct,
} from '@vitrine/contract/operations'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inFull } from '../../../scripts/tests/in-full.mjs'
import { withoutBarriers } from './expectations.ts'
import { executablePath, openTestConsole, type TestConsole } from './open-console.ts'

const COUNT = 200

describe.skipIf(!executablePath)('the sheet', () => {
  let house: TestConsole
  let collectionId = ''
  beforeAll(async () => {
    house = await openTestConsole()
    const merchant = await house.shop.merchant()
    for (const from of [0, COUNT / 2])
      await merchant.call(bulkCreateV3ProductsWithInventory, {
        products: Array.from({ length: COUNT / 2 }, (_, index) => tile(from + index)),
      })
    const { collection } = await merchant.call(createCollection, { collection: { name: 'Spring' } })
    collectionId = collection?.id ?? ''
  })
  afterAll(async () => house?.[Symbol.asyncDispose]())

  const tiles = async () => {
    const merchant = await house.shop.merchant()
    const of = async (offset: number) =>
      (
        await merchant.call(queryProducts, {
          query: {
            filter: { name: { $startsWith: 'Tile ' } },
            paging: { limit: 100, offset },
            sort: [{ fieldName: 'name', order: 'ASC' }],
          },
        })
      ).products ?? []
    return [...(await of(0)), ...(await of(100))]
  }
  const restore = async (prices: readonly (number | null | undefined)[]) => {
    const merchant = await house.shop.merchant()
    for (const [index, { id = '' }] of (await tiles()).entries())
      await merchant.call(updateProduct, { product: { id, priceData: { price: prices[index] ?? 0 } } })
  }
  inFull(
    'changes the price, stock and collection of 200 products in 13 steps and 31 seconds of a person’s time',
    async () => {
      const page = await house.open('merchant')
      await page.goto(`${house.address}/products?q=Tile&sort=name`)
      const spent = { thoughts: 0, pointings: 0, keys: 0 }
      const point = async (at: Locator) => {
        spent.thoughts += 1
        spent.pointings += 1
        await at.click()
      }
      const press = async (keys: string) => {
        spent.thoughts += 1
        spent.keys += keys.split('+').length
        await page.keyboard.press(keys)
      }
      const type = async (text: string) => {
        spent.thoughts += 1
        spent.keys += text.length
        await page.keyboard.type(text)
      }
      const header = (name: string) => page.getByRole('columnheader', { name, exact: true })
      await point(page.getByRole('link', { name: 'Edit in sheet' }))
      await page.getByRole('grid', { name: 'Product sheet' }).waitFor()
      for (const [column, text] of [
        ['Price', '+10%'],
        ['Stock', '40'],
        ['Collections', '+Spring'],
      ] as const) {
        await point(header(column))
        await type(text)
        await press('Control+Enter')
      }
      await page
        .getByText(`${3 * COUNT} changed cells`)
        .first()
        .waitFor()
      await withoutBarriers(page)
      await point(page.getByRole('button', { name: 'Preview changes' }))
      await page.getByRole('dialog').getByText('Tile 000').first().waitFor()
      await press('Escape')
      await point(page.getByRole('button', { name: 'Save', exact: true }))
      await page.getByText(`${COUNT} rows saved`).waitFor()
      // The keystroke-level model of Card, Moran and Newell: seconds for a thought, a pointing with its click, and a key.
      expect(spent).toEqual({ thoughts: 13, pointings: 6, keys: 20 })
      expect(Math.round(spent.thoughts * 1.35 + spent.pointings * (1.1 + 0.2) + spent.keys * 0.28)).toBe(31)
      const now = await tiles()
      expect(now).toHaveLength(COUNT)
      expect(now.map(({ priceData }) => priceData?.price)).toEqual(
        now.map((_, index) => 11 + index * 1.1).map(cents),
      )
      expect(new Set(now.map(({ stock }) => stock?.quantity))).toEqual(new Set([40]))
      expect(now.every(({ collectionIds }) => collectionIds.includes(collectionId))).toBe(true)
      await page.context().close()
    },
  )

  inFull(
    'stops half-way, says what is saved, and saves the rest; and tells a refusal before saving',
    async () => {
      const page = await house.open('merchant')
      const prices = async () => (await tiles()).map(({ priceData }) => priceData?.price)
      const before = await prices()
      await page.goto(`${house.address}/products/sheet?q=Tile&sort=name`)
      await page.getByRole('columnheader', { name: 'Price', exact: true }).click()
      await page.keyboard.type('83')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('button', { name: 'Stop saving' }).click()
      const stopped = page.getByText('You stopped saving')
      await stopped.waitFor()
      const [, saved = '', left = ''] =
        /: (\d+) saved, (\d+) not saved yet/.exec(await stopped.innerText()) ?? []
      expect(Number(saved) + Number(left)).toBe(COUNT)
      expect(Number(left)).toBeGreaterThan(0)
      expect((await prices()).filter((price) => price === 83)).toHaveLength(Number(saved))
      expect(await page.getByText('errors').count()).toBe(0)
      await withoutBarriers(page)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText(`${left} rows saved`).waitFor()
      expect(new Set(await prices())).toEqual(new Set([83]))
      const [first] = await tiles()
      const merchant = await house.shop.merchant()
      for (const [column, price] of [
        [0, '84'],
        [1, '85'],
      ] as const) {
        await cell(page, column, 1).click()
        await page.keyboard.type(price)
        await page.keyboard.press('Enter')
      }
      await merchant.call(updateProduct, { product: { id: first?.id ?? '', priceData: { price: 55 } } })
      await page.getByRole('button', { name: 'Preview changes' }).click()
      await page.getByText('The shop will change 1 product.').waitFor()
      await page.getByText('Tile 000: Someone else has changed it since.').waitFor()
      await withoutBarriers(page)
      await restore(before)
      await page.context().close()
    },
  )

  inFull('saves 1,000 variants at once, and the stock of what is shown, in a window it fills', async () => {
    const merchant = await house.shop.merchant()
    const tens = Array.from({ length: 10 }, (_, index) => choice(`${index}`))
    const { product } = await merchant.call(createProduct, {
      product: {
        ...{ name: 'Thousand', priceData: { price: 40 }, manageVariants: true },
        productOptions: ['A', 'B', 'C'].map((name) => ({ name, choices: tens })),
      },
    })
    const page = await house.open('merchant')
    const fill = async (column: string, text: string) => {
      await page.getByRole('columnheader', { name: column, exact: true }).click()
      await page.keyboard.type(text)
      await page.keyboard.press('Control+Enter')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
    }
    await page.goto(`${house.address}/products/sheet?product=${product?.id}`)
    await fill('Price', '+10%')
    await page.getByText('1000 rows saved').waitFor()
    const variants = []
    for (let offset = 0; offset < 1000; offset += 100) {
      const asked = { id: product?.id ?? '', paging: { limit: 100, offset } }
      variants.push(...((await merchant.call(queryProductVariants, asked)).variants ?? []))
    }
    expect(variants).toHaveLength(1000)
    expect(new Set(variants.map(({ variant }) => variant?.priceData?.price))).toEqual(new Set([44]))
    const height = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect(await height()).toBeLessThanOrEqual(0)
    await page.goto(`${house.address}/stock/sheet?q=Tile`)
    await fill('Stock', '17')
    await page.getByText(`${COUNT} rows saved`).waitFor()
    expect(new Set((await tiles()).map(({ stock }) => stock?.quantity))).toEqual(new Set([17]))
    await page.context().close()
  })

  it('pastes from a spreadsheet, keeps errors apart, undoes, and survives a reload', async () => {
    const page = await house.open('merchant', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(`${house.address}/products/sheet?q=Tile 00&sort=name`)
    const grid = page.getByRole('grid')
    await grid.waitFor()
    await page.evaluate(() => navigator.clipboard.writeText("1,250.50\t=1+1\nlots\t'=2\n"))
    await cell(page, 0, 1).click()
    await page.keyboard.press('Control+v')
    await page.getByText('3 errors').waitFor()
    expect(await cell(page, 0, 1).innerText()).toBe('€1,250.50')
    await page.getByRole('button', { name: 'Next error' }).click()
    await page.getByText('Enter a percentage up to 100%, or an amount.').waitFor()
    await page.keyboard.press('Control+z')
    await page.getByText('3 errors').waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+Shift+z')
    await page.getByText('3 errors').waitFor()
    await page.reload()
    await page.getByText('4 unsaved changes restored').waitFor()
    expect(await cell(page, 1, 1).getAttribute('aria-invalid')).toBe('true')
    await withoutBarriers(page)
    await page.getByRole('link', { name: '← Products' }).click()
    await page.getByText('Leave without saving?').waitFor()
    await page.getByRole('button', { name: 'Leave and discard' }).click()
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
    await page.context().close()
  })

  inFull('goes on saving when its tab is closed half-way; the next one says so, and undoes it', async () => {
    const page = await house.open('merchant')
    const prices = async () => (await tiles()).map(({ priceData }) => priceData?.price)
    const before = await prices()
    await page.goto(`${house.address}/products/sheet?q=Tile&sort=name`)
    await page.getByRole('columnheader', { name: 'Price', exact: true }).click()
    await page.keyboard.type('91')
    await page.keyboard.press('Control+Enter')
    const started = page.waitForResponse((answer) => answer.url().endsWith('/v1/product-changes'))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await started
    const next = await page.context().newPage()
    await page.close()
    await next.goto(`${house.address}/products/sheet?q=Tile&sort=name`)
    await next.getByText(`Your last save has finished: ${COUNT} products saved`).waitFor()
    expect(await next.getByText('Someone else changed').count()).toBe(0)
    await withoutBarriers(next)
    expect(new Set(await prices())).toEqual(new Set([91]))
    await next.reload()
    await next.getByRole('grid').waitFor()
    expect(await next.getByText('unsaved change').count()).toBe(0)
    await next.getByRole('columnheader', { name: 'Price', exact: true }).click()
    await next.keyboard.type('92')
    await next.keyboard.press('Control+Enter')
    await next.getByRole('button', { name: 'Save', exact: true }).click()
    await next.getByText(`${COUNT} rows saved`).waitFor()
    await next.getByRole('button', { name: 'Undo save' }).click()
    await next.getByText(`${COUNT} products changed back`).waitFor()
    expect(await cell(next, 0, 1).innerText()).toBe('€91.00')
    expect(new Set(await prices())).toEqual(new Set([91]))
    await restore(before)
    await next.context().close()
  })

  it('shows what someone else changed meanwhile, and overwrites it only when told to', async () => {
    const page = await house.open('merchant')
    const [first] = await tiles()
    const merchant = await house.shop.merchant()
    await page.goto(`${house.address}/products/sheet?q=Tile 00&sort=name`)
    await cell(page, 0, 1).click()
    await page.keyboard.type('77')
    await page.keyboard.press('Enter')
    await page.keyboard.type('78')
    await page.keyboard.press('Enter')
    await merchant.call(updateProduct, { product: { id: first?.id ?? '', priceData: { price: 55 } } })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Someone else changed 1 of these cells').waitFor()
    const prices = async () => (await tiles()).slice(0, 2).map(({ priceData }) => priceData?.price)
    expect(await prices()).toEqual([55, 78])
    await page.getByRole('button', { name: 'Keep mine: €77.00' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(prices).toEqual([77, 78])
    await page.context().close()
  })

  inFull('edits the variants of a product, in German on a phone', async () => {
    const merchant = await house.shop.merchant()
    const { product } = await merchant.call(createProduct, {
      product: {
        ...{ name: 'Hemd', priceData: { price: 40 }, discount: { type: 'PERCENT', value: 25 } },
        manageVariants: true,
        productOptions: [{ name: 'Größe', choices: [choice('S'), choice('M'), choice('L')] }],
      },
    })
    const phone = { hasTouch: true, viewport: { width: 390, height: 844 } }
    const page = await house.open('merchant', { locale: 'de-DE', ...phone })
    await page.goto(`${house.address}/products/${product?.id}`)
    const cost = page.getByLabel('Einkaufspreis')
    await cost.fill('1.234,5x')
    await page.getByLabel('Rabatt', { exact: true }).click()
    await page.getByText('Geben Sie eine Zahl ein, zum Beispiel 12,50.').waitFor()
    await cost.fill('1.234,5')
    await page.getByLabel('Rabatt', { exact: true }).click()
    expect(await cost.inputValue()).toBe('1234,50')
    const save = page.getByRole('button', { name: 'Änderungen speichern' })
    const { y = 0, height = 0 } = (await save.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThanOrEqual(844)
    await save.click()
    await page.getByText('Gespeichert').waitFor()
    await page.getByRole('link', { name: 'Varianten in Tabelle bearbeiten' }).click()
    await page.getByRole('heading', { level: 1, name: 'Varianten von Hemd' }).waitFor()
    // The first cell is active, so one tap opens it; what is typed replaces its text.
    await cell(page, 0, 1).tap()
    await page.keyboard.type('49,90')
    await page.keyboard.press('Tab')
    await withoutBarriers(page)
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await page.getByText('1 Zeile gespeichert').waitFor()
    const { products: [after] = [] } = await merchant.call(queryProducts, {
      query: { filter: { id: product?.id } },
    })
    expect(after?.variants.map(({ variant }) => variant?.priceData?.price)).toEqual([49.9, 40, 40])
    expect(after?.discount).toEqual({ type: 'PERCENT', value: 25 })
    expect(after?.costAndProfitData?.itemCost).toBe(1234.5)
    await page.context().close()
  })

  // A phone is the narrowest place for the table of prices and for the bar of actions.
  inFull('is not needed to round prices: a dialog shows them first, and names what it leaves', async () => {
    const merchant = await house.shop.merchant()
    const [kept, rounded] = await tiles()
    for (const [product, price] of [
      [kept, 10.95],
      [rounded, 20.1],
    ] as const)
      await merchant.call(updateProduct, { product: { id: String(product?.id), priceData: { price } } })
    const page = await house.open('merchant', { viewport: { width: 390, height: 844 } })
    await page.goto(`${house.address}/products?q=Tile&sort=name`)
    for (const index of [0, 1]) await page.locator('tbody').getByRole('checkbox').nth(index).check()
    const bar = page.getByRole('button', { name: 'Clear selection' })
    const { y: top = 0 } = (await bar.boundingBox()) ?? {}
    const messages = page.locator('.mantine-Notifications-root[data-position="bottom-left"]')
    const bottom = await messages.evaluate((root) => root.getBoundingClientRect().bottom)
    expect(bottom).toBeLessThan(top)
    await page.getByRole('button', { name: 'Change prices' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Round', { exact: true }).click()
    await dialog.getByLabel('Price ending').fill('0.95')
    await dialog.getByText('1 of 2 will change.').waitFor()
    await dialog.getByText('1 is already as you want it: Tile 000.').waitFor()
    await dialog.getByRole('row', { name: 'Tile 001 €20.10 €19.95' }).waitFor()
    await withoutBarriers(page)
    await dialog.getByRole('button', { name: 'Change prices' }).click()
    await dialog.getByText('1 changed', { exact: true }).waitFor()
    await dialog.getByText('1 was left as it was: Tile 000.').waitFor()
    expect((await tiles()).slice(0, 2).map(({ priceData }) => priceData?.price)).toEqual([10.95, 19.95])
    await page.context().close()
  })
})

const cell = (page: Page, row: number, column: number) => page.locator(`#sheet-${row}-${column}`)

const cents = (price: number): number => Number(price.toFixed(2))

const choice = (value: string) => ({ value, description: value })

const tile = (index: number) => ({
  name: `Tile ${String(index).padStart(3, '0')}`,
  productType: 'PHYSICAL' as const,
  physicalProperties: {},
  variantsInfo: {
    variants: [
      {
        price: { actualPrice: { amount: String(10 + index) } },
        inventoryItem: { quantity: 5 },
      },
    ],
  },
})
