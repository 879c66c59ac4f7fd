import type { Page } from 'playwright-core'

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const OPTIONS = [
  ['Size', 'Small, Large'],
  ['Color', 'Rust, Sand'],
  ['Fit', 'Slim, Wide'],
] as const

/**
 * Adds a linen shirt with three options and a picture in the back office of an empty shop, where the owner is signed
 * in, and puts it into a new collection.
 */
export async function addFirstProduct(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const navigation = page.getByRole('navigation')
  await navigation.getByRole('link', { name: 'Products' }).click()
  await page.getByText('No products yet. Add the first one.').waitFor()
  await page.getByRole('link', { name: 'Add product' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Linen shirt')
  await page.getByRole('textbox', { name: 'Price' }).fill('24')
  for (const [option, choices] of OPTIONS) {
    await button('Add option').click()
    await page.getByRole('textbox', { name: 'Option', exact: true }).last().fill(option)
    await page.getByLabel(`Add a choice to ${option}`).fill(choices)
    await page.keyboard.press('Enter')
  }
  await button('Create product').click()
  await page.getByRole('heading', { level: 1, name: 'Linen shirt' }).waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'shirt.png', mimeType: 'image/png', buffer: PIXEL }])
  await page.getByText('1 file added').first().waitFor()
  await page.getByLabel('Price of Large / Sand / Wide').fill('26')
  await button('Save stock').click()
  await page.getByText('Changes saved').first().waitFor()

  await navigation.getByRole('link', { name: 'Collections' }).click()
  await page.getByRole('link', { name: 'Add collection' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Summer')
  await button('Create collection').click()
  await page.getByRole('combobox', { name: 'Add a product' }).click()
  await page.getByRole('option', { name: 'Linen shirt' }).click()
  await page.getByRole('link', { name: 'Linen shirt' }).waitFor()
}
