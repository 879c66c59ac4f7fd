import { readFileSync } from 'node:fs'
import {
  addProductsToCollection,
  createCollection,
  deleteCollection,
  queryProducts,
  updateProduct,
} from '@vitrine/contract/operations'
import { expect } from 'vitest'
import { withoutBarriers } from '../expectations.ts'
import type { TestConsole } from '../open-console.ts'

/** The names of products that an import made. */
export const importedInto = async (shop: TestConsole['shop']): Promise<(string | undefined | null)[]> => {
  const query = { filter: { slug: { $startsWith: 'import-' } } }
  const { products = [] } = await (await shop.merchant()).call(queryProducts, { query })
  return products.map(({ name }) => name).sort()
}

/** Imports a file whose columns have other names, exports everything, and undoes imports, one of them edited since. */
export const readOtherFiles = async (house: TestConsole): Promise<void> => {
  const merchant = await house.shop.merchant()
  const page = await house.open('merchant')
  await page.goto(`${house.address}/products/exchange`)
  // As another program names its columns.
  const other =
    'Kennung;Bezeichnung;Verkaufspreis;Notiz;Farbe\r\nimport-cup;Becher;1.250,50;neu;Rot\r\nimport-cup;;1.300,00;;Blau\r\n'
  const unicode = { name: 'artikel.csv', mimeType: 'text/csv', buffer: Buffer.from(other, 'utf16le') }
  await page.locator('input[type=file]').setInputFiles([unicode])
  // Its columns are asked about at once.
  expect(await page.getByRole('combobox', { name: 'Match for Bezeichnung' }).inputValue()).toBe('Name')
  await page.getByRole('combobox', { name: 'Match for Kennung' }).click()
  await page.getByRole('option', { name: 'Slug (end of its URL)' }).click()
  await page.getByRole('combobox', { name: 'Match for Farbe' }).click()
  await page.getByRole('option', { name: 'Choice of option 1' }).click()
  expect(await page.getByRole('alert').count()).toBe(0)
  await withoutBarriers(page)
  await page.getByRole('button', { name: 'Preview the changes' }).click()
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await page.getByText('artikel.csv imported').waitFor()
  const query = { filter: { slug: 'import-cup' } }
  const [cup] = (await merchant.call(queryProducts, { query })).products ?? []
  const prices = cup?.variants.map(({ choices, variant }) => [choices, variant?.priceData?.price])
  expect([cup?.name, prices]).toEqual([
    'Becher',
    [
      [{ Farbe: 'Rot' }, 1250.5],
      [{ Farbe: 'Blau' }, 1300],
    ],
  ])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const text = readFileSync(await download.path(), 'utf8')
  expect(text).toContain('Müslischale')
  // A spreadsheet would run it as a formula.
  expect(text).toContain("'=Krug")
  // An exported file is read as it is.
  const exported = { name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles([exported])
  await page.getByText(/^0 new, 0 changed, \d+ unchanged, 0 with errors$/).waitFor()
  await page.getByRole('button', { name: 'Show the import of artikel.csv' }).first().click()

  // Reopens the import and undoes it, after cancelling once; products edited since stay.
  const undo = page.getByRole('button', { name: 'Undo import' })
  await undo.click()
  await page.getByRole('dialog').getByText('1 new product will be deleted.').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await importedInto(house.shop)).toEqual(['=Krug', 'Becher', 'Müslischale €'])
  await undo.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('Import undone').waitFor()
  expect(await importedInto(house.shop)).toEqual(['=Krug', 'Müslischale €'])
  const jugs = await merchant.call(queryProducts, { query: { filter: { slug: 'import-jug' } } })
  const jug = { id: jugs.products?.[0]?.id ?? '', name: 'Milk jug' }
  await merchant.call(updateProduct, { product: jug })
  await page.reload()
  await page.getByText('Undone', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Show the import of excel.csv' }).first().click()
  await undo.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('Import partly undone').waitFor()
  await page.getByRole('cell', { name: 'It has been changed since the import' }).waitFor()
  await page.getByRole('link', { name: 'Milk jug' }).waitFor()
  await withoutBarriers(page)
  expect(await importedInto(house.shop)).toEqual(['Milk jug'])

  // What can't be taken back is named, with the reason in plain words.
  const { products: [cellar] = [] } = await merchant.call(queryProducts, {
    query: { filter: { slug: 'salt-cellar' } },
  })
  const { collection: short } = await merchant.call(createCollection, {
    collection: { name: 'Short-lived' },
  })
  const [shortId, productIds] = [String(short?.id), [String(cellar?.id)]]
  await merchant.call(addProductsToCollection, { id: shortId, productIds })
  await page.goto(`${house.address}/products?q=Salt%20Cellar`)
  await page.getByRole('checkbox', { name: 'Select Salt Cellar' }).check()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Remove from collection' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Collection' }).fill('Short')
  await page.getByRole('option', { name: 'Short-lived' }).click()
  await dialog.getByRole('button', { name: 'Remove from collection' }).click()
  await dialog.getByText('1 changed').waitFor()
  await merchant.call(deleteCollection, { id: shortId })
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByText('Salt Cellar: The collection was deleted.').waitFor()
  await withoutBarriers(page)
  await page.context().close()
}
