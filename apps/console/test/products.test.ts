import {
  addProductsToCollection,
  getCollection,
  getProduct,
  getShop,
  queryProducts,
  removeProductsFromCollection,
  searchProducts,
  updateCollection,
} from '@vitrine/contract/operations'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { inFull } from '../../../scripts/tests/in-full.mjs'
import { wallTime } from '../src/products/schedule/shop-time.ts'
import { withoutBarriers } from './expectations.ts'
import { executablePath, openTestConsole, PIXEL, type TestConsole } from './open-console.ts'
import { changeLabels, runActions, showHistories } from './walks/bulk.ts'
import { importedInto, readOtherFiles } from './walks/imports.ts'

describe.skipIf(!executablePath)('products in the back office', () => {
  let house: TestConsole
  let aheadMs = 0
  beforeAll(async () => {
    house = await openTestConsole({}, () => Date.now() + aheadMs)
  })
  afterAll(async () => house?.[Symbol.asyncDispose]())

  inFull('makes variants from options, keeps their own values, and asks before any is lost', async () => {
    const page = await house.open('merchant')
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await page.goto(`${house.address}/products/new`)
    await page.getByRole('textbox', { name: 'Name' }).fill('Linen shirt')
    await page.getByRole('textbox', { name: 'Price' }).fill('60')
    for (const [option, choices] of [
      ['Size', 'S, M, L'],
      ['Color', 'Rust, Sand'],
      ['Fit', 'Slim, Wide'],
    ] as const) {
      await press('Add option')
      await page.getByRole('textbox', { name: 'Option', exact: true }).last().fill(option)
      await page.getByLabel(`Add a choice to ${option}`).fill(choices)
      await page.keyboard.press('Enter')
    }
    const color = page.getByRole('group', { name: 'Color' })
    await color.getByText('Colours', { exact: true }).click()
    await page.getByLabel('Colour of Rust').fill('#b7410e')
    // Sand comes first; the dialog with the pictures of colors is closed.
    await page.keyboard.press('Escape')
    await color.getByRole('button', { name: /^Move Sand/ }).press('ArrowUp')
    await page.getByText('These choices give 12 variants.').waitFor()
    await withoutBarriers(page)
    await press('Create product')
    await page.getByRole('heading', { level: 1, name: 'Linen shirt' }).waitFor()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    await page.getByLabel('Price of S / Rust / Slim').fill('65')
    await page.getByLabel('SKU of S / Rust / Slim').fill('LS-1')
    await page.getByLabel('Weight of S / Rust / Slim').fill('0.3')
    await page.getByLabel('Visible of M / Sand / Slim').press('Space')
    await press('Save stock')
    await expect.poll(async () => (await ownOf(id, 'S', 'Rust', 'Slim'))?.sku).toBe('LS-1')
    expect(await ownOf(id, 'S', 'Rust', 'Slim')).toMatchObject({ weight: 0.3, priceData: { price: 65 } })
    expect(await ownOf(id, 'M', 'Sand', 'Slim')).toMatchObject({ visible: false })
    const { productOptions } = await read(id)
    expect(productOptions[1]).toMatchObject({
      optionType: 'color',
      choices: [
        { value: '#808080', description: 'Sand' },
        { value: '#b7410e', description: 'Rust' },
      ],
    })

    // A picture that belongs to a color.
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'rust.png', mimeType: 'image/png', buffer: PIXEL }])
    await page
      .getByRole('region', { name: 'Pictures' })
      .getByRole('button', { name: /^Edit / })
      .click()
    await page.getByRole('combobox', { name: 'Show it for' }).click()
    await page.getByRole('option', { name: 'Rust' }).click()
    await page.getByRole('dialog').getByRole('heading').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
    await expect
      .poll(async () => (await read(id)).productOptions[1]?.choices?.map(({ media }) => media?.items.length))
      .toEqual([undefined, 1])

    await press('Remove L')
    await press('Save changes')
    await page.getByRole('dialog', { name: 'Remove 4 variants?' }).waitFor()
    await withoutBarriers(page)
    await press('Cancel')
    expect((await read(id)).variants).toHaveLength(12)
    await press('Save changes')
    await press('Remove and save')
    await expect.poll(async () => (await read(id)).variants.length).toBe(8)
    // What stays keeps its own price.
    expect(await ownOf(id, 'S', 'Rust', 'Slim')).toMatchObject({ priceData: { price: 65 } })
    await page.context().close()
  })

  inFull('makes a collection, puts products in and takes them out with undo, and deletes it', async () => {
    const page = await house.open('merchant')
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Collections' }).click()
    await page.getByRole('link', { name: 'Ceramics' }).waitFor()
    await withoutBarriers(page)
    await page.getByRole('link', { name: 'Add collection' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Gifts')
    await page.getByRole('textbox', { name: 'Description' }).fill('Small things to give away')
    // Work that isn't saved is not lost without a question.
    await page.getByRole('navigation').getByRole('link', { name: 'Stock' }).click()
    await press('Keep editing')
    await press('Create collection')
    await page.getByText('No products in this collection yet.').waitFor()
    const search = page.getByRole('combobox', { name: 'Add a product' })
    await search.fill('salt cell')
    await page.getByRole('option', { name: /^Salt Cellar/ }).click()
    await page.getByRole('link', { name: 'Salt Cellar' }).waitFor()
    await withoutBarriers(page)
    await press('Remove Salt Cellar')
    await page.getByText('No products in this collection yet.').waitFor()
    await press('Undo')
    await page.getByRole('link', { name: 'Salt Cellar' }).waitFor()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const merchant = await house.shop.merchant()
    // The picture and the order of the products are the shop's at once.
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'gifts.png', mimeType: 'image/png', buffer: PIXEL })
    await page.getByRole('button', { name: 'Replace picture' }).waitFor()
    const visitor = await house.shop.visitor()
    const pictures = async () => (await visitor.call(getCollection, { id })).collection?.media?.items?.length
    expect(await pictures()).toBe(1)
    await press('Remove picture')
    await expect.poll(pictures).toBe(0)
    const { products: others } = await visitor.call(queryProducts, {
      query: { filter: { name: { $startsWith: 'M' } }, paging: { limit: 3 } },
    })
    const productIds = (others ?? []).flatMap(({ id: productId }) => productId ?? [])
    await merchant.call(addProductsToCollection, { id, productIds })
    await page.reload()
    const order = async () => {
      const { products } = await visitor.call(searchProducts, { collectionId: id })
      return products.map(({ name }) => name)
    }
    const newest = await order()
    const handle = page.getByRole('button', { name: `Move ${newest[2]}`, exact: true })
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'ArrowDown']) await handle.press(key)
    await page.getByText(`${newest[2]} is now at place 2 of 4.`).waitFor()
    expect(await order()).toEqual(newest)
    await withoutBarriers(page)
    await handle.press('Escape')
    await page.getByText(`${newest[2]} is back where it was.`).waitFor()
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await handle.press(key)
    const arranged = [newest[2], newest[0], newest[1], newest[3]]
    await expect.poll(order).toEqual(arranged)
    await page.getByRole('button', { name: `Move ${newest[3]}`, exact: true }).hover()
    await page.mouse.down()
    await page
      .getByRole('button', { name: `Move ${newest[2]}`, exact: true })
      .hover({ position: { x: 5, y: 1 } })
    await page.mouse.up()
    await expect.poll(order).toEqual([newest[3], ...arranged.slice(0, 3)])
    await press('Newest first')
    await expect.poll(order).toEqual(newest)
    await merchant.call(removeProductsFromCollection, { id, productIds })
    await page.reload()
    // If someone else saves the same field meanwhile, the page asks; other fields keep what was saved.
    await page.getByRole('textbox', { name: 'Name' }).fill('Treats')
    await page.reload()
    await merchant.call(updateCollection, { collection: { id, name: 'Theirs', visible: false } })
    await press('Save changes')
    await page.getByText('Someone else changed this collection').waitFor()
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Treats')
    await withoutBarriers(page)
    await press('Discard mine')
    await page.getByRole('heading', { level: 1, name: 'Theirs' }).waitFor()
    await page.getByRole('textbox', { name: 'Name' }).fill('Presents')
    await merchant.call(updateCollection, { collection: { id, visible: true } })
    await press('Save changes')
    await page.getByRole('heading', { level: 1, name: 'Presents' }).waitFor()
    const { collection } = await merchant.call(getCollection, { id })
    expect(collection).toMatchObject({
      ...{ name: 'Presents', description: 'Small things to give away', numberOfProducts: 1 },
      visible: true,
    })
    await press('Delete')
    await withoutBarriers(page)
    await press('Delete collection')
    await page.getByRole('heading', { level: 1, name: 'Collections' }).waitFor()
    // For ten seconds a deletion can be taken back; the list leaves out what waits.
    const presents = page.getByRole('link', { name: 'Presents' })
    await page.getByText('Presents deleted').waitFor()
    expect(await presents.count()).toBe(0)
    await withoutBarriers(page)
    await press('Undo')
    await presents.click()
    await press('Delete')
    await press('Delete collection')
    await page.getByText('Presents deleted').waitFor()
    expect((await merchant.try(getCollection, { id })).status).toBe(200)
    // Closing the tab decides it.
    await page.close({ runBeforeUnload: true })
    await expect.poll(async () => (await merchant.try(getCollection, { id })).status).toBe(404)
    await page.context().close()
  })

  inFull('changes ribbon and discount of many, and says so in the history of each', () =>
    changeLabels(house, withoutBarriers),
  )

  inFull('shows the history of collections, coupons and settings, and all collections', () =>
    showHistories(house, withoutBarriers),
  )

  inFull('runs the actions of a role from the command palette', () => runActions(house, withoutBarriers))

  inFull('shows what a file would change, and imports it', async () => {
    const page = await house.open('merchant')
    await page.goto(`${house.address}/products`)
    await page.getByRole('link', { name: 'Import or export' }).click()
    // As a spreadsheet in Germany saves it.
    const lines = [
      'slug;name;price',
      'import-bowl;M\xfcslischale \x80;12.50',
      'import-jug;=Krug;9',
      'import-bad;Teller;viel',
    ]
    const file = { mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n'), 'latin1') }
    await page.locator('input[type=file]').setInputFiles([{ ...file, name: 'excel.csv' }])
    await page.getByText('2 new, 0 changed, 0 unchanged, 1 with errors').waitFor()
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await row('Müslischale €').getByText('Price: €12.50').waitFor()
    await row('Teller').getByText('Price: must be a number such as 12.50').waitFor()
    await withoutBarriers(page)
    expect(await importedInto(house.shop)).toEqual([])
    await page.getByRole('button', { name: 'Import 2 products' }).click()
    await page.getByText('excel.csv imported').waitFor()
    expect(await importedInto(house.shop)).toEqual(['=Krug', 'Müslischale €'])
    const change = 'slug,name,price,visible,stock\r\nimport-jug,Jug,1250,false,7\r\n'
    const changed = { name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from(change) }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('input[type=file]').setInputFiles([changed])
    await page.getByText('0 new, 1 changed, 0 unchanged, 0 with errors').waitFor()
    const texts = [
      'Name: =Krug → Jug',
      'Visible: yes → no',
      'Price: €9.00 → €1,250.00',
      'Stock: in stock → 7',
    ]
    for (const text of texts) await row('Jug').getByText(text).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await withoutBarriers(page)
    await page.context().close()
  })

  inFull(
    'reads the columns of other programs, exports what came of it, and undoes imports',
    () => readOtherFiles(house),
    180_000,
  )

  inFull('keeps columns and the place in a list, and changes everything that matches and back', async () => {
    const page = await house.open('merchant')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await page.goto(`${house.address}/products?visible=true&sort=name`)
    await button('Columns').press('Enter')
    await page.getByRole('checkbox', { name: 'Brand' }).press('Space')
    await button('Move Brand to the left').press('Enter')
    await withoutBarriers(page)
    await page.keyboard.press('Escape')
    const heads = ['', 'Product', 'Visibility', 'Stock', 'Brand', 'Price']
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(heads)
    for (const key of ['j', 'j', 'j', 'Enter']) await page.keyboard.press(key)
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor()
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('link', { name: '← Products' }).click()
    const opened = page.getByRole('link', { name })
    await expect.poll(() => opened.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(heads)
    await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
    await button('Select everything that matches').click()
    await button('More').click()
    await page.getByRole('menuitem', { name: 'Hide', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const merchant = await house.shop.merchant()
    const visible = async () => {
      const query = { filter: { visible: true }, paging: { limit: 1 } }
      return (await merchant.call(queryProducts, { query })).metadata?.total
    }
    const before = await visible()
    await dialog.getByRole('heading', { name: `Hide ${before} products` }).waitFor()
    await page.getByRole('menu').waitFor({ state: 'hidden' })
    await withoutBarriers(page)
    await dialog.getByRole('button', { name: 'Hide' }).click()
    await dialog.getByText(`${before} changed`).waitFor()
    expect(await visible()).toBe(0)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await dialog.getByText(`${before} changed back`).waitFor()
    expect(await dialog.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    expect(await visible()).toBe(before)
    await stopAnExport(page)
    await page.context().close()
  })

  inFull('hides a product until its time, shows it then, and lets the switch end the schedule', async () => {
    const page = await house.open('merchant')
    const zone = (await (await house.shop.visitor()).call(getShop, {})).shop.timeZone ?? 'UTC'
    const inMinutes = (minutes: number) => wallTime(new Date(Date.now() + aheadMs + minutes * 60_000), zone)
    const [from, until] = [page.getByLabel('Show from'), page.getByLabel('Hide from')]
    const visible = page.getByRole('switch', { name: 'Visible in the shop' })
    const save = page.getByRole('button', { name: 'Save changes' })
    const isListed = async () => {
      const query = { filter: { slug: 'salt-cellar' } }
      return (await (await house.shop.visitor()).call(queryProducts, { query })).products?.length === 1
    }
    const open = async () => {
      await page.goto(`${house.address}/products?q=Salt%20Cellar`)
      await page.getByRole('link', { name: 'Salt Cellar' }).click()
      await from.waitFor()
    }
    await open()
    await until.fill('2020-01-01T00:00')
    await page.getByText('Choose a time in the future.').waitFor()
    await withoutBarriers(page)
    await save.click()
    expect(await until.evaluate((field) => field === document.activeElement)).toBe(true)
    await from.fill(inMinutes(10))
    await until.fill('')
    expect(await visible.isChecked()).toBe(false)
    await page.getByText(/^Shown from .+\. Using the switch cancels the schedule\./).waitFor()
    await save.click()
    await page.getByText('Changes saved').waitFor()
    expect(await isListed()).toBe(false)
    await page.getByText('Schedule created').waitFor()
    await page.goto(`${house.address}/products`)
    await page.getByRole('button', { name: 'Visibility', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Scheduled' }).click()
    await page.waitForURL('**/products?visible=scheduled')
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
    await page.locator('tbody').getByText('Scheduled', { exact: true }).waitFor()
    await withoutBarriers(page)
    aheadMs += 11 * 60_000
    await expect.poll(isListed).toBe(true)

    await open()
    expect([await visible.isChecked(), await from.inputValue()]).toEqual([true, ''])
    await until.fill(inMinutes(30))
    await save.click()
    await page.getByText('Schedule created').nth(1).waitFor()
    await visible.press('Space')
    expect([await visible.isChecked(), await until.inputValue()]).toEqual([false, ''])
    await visible.press('Space')
    await save.click()
    await page.getByText('Schedule deleted').nth(1).waitFor()
    expect(await isListed()).toBe(true)
    await page.context().close()
  })

  const read = async (id: string) => {
    const { product } = await (await house.shop.merchant()).call(getProduct, { id })
    if (!product) throw new Error('There is no such product.')
    return product
  }
  const ownOf = async (id: string, ...choices: string[]) =>
    (await read(id)).variants.find((each) => Object.values(each.choices ?? {}).join() === choices.join())
      ?.variant
})

const PRODUCTS = /\/products\/query/

/** Stops an export while its second page is on the way: it saves nothing, and another one can begin. */
const stopAnExport = async (page: Page): Promise<void> => {
  await page.goto(page.url().replace(/\/products.*/, '/products'))
  await page.getByRole('row').nth(1).waitFor()
  const [files, held]: [string[], (() => void)[]] = [[], []]
  page.on('download', (download) => files.push(download.suggestedFilename()))
  let pages = 0
  await page.route(PRODUCTS, async (route) => {
    pages += 1
    if (pages === 2) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Export list' }).click()
  await expect.poll(() => held.length).toBe(1)
  await page.getByText('50 rows').waitFor()
  await page.getByRole('button', { name: 'Stop export' }).click()
  const second = page.waitForResponse(PRODUCTS)
  await page.getByRole('button', { name: 'Export list' }).waitFor()
  held[0]?.()
  await (await second).finished()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export list' }).click()
  await download
  expect(files).toEqual(['products.csv'])
}
