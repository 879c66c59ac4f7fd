import {
  createProduct,
  deleteProduct,
  getProduct,
  queryProducts,
  updateInventoryVariants,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inFull } from '../../../scripts/tests/in-full.mjs'
import { said, withoutBarriers } from './expectations.ts'
import { DEFAULT_VARIANT, executablePath, openTestConsole, PIXEL, type TestConsole } from './open-console.ts'
import { sellTo } from './sell-orders.ts'
import { signInAgain, typeAnything, workOn } from './walks/bad-days.ts'
import { giveCoupon } from './walks/coupons.ts'
import { giveGiftCard } from './walks/gift-cards.ts'
import { changeSettings } from './walks/settings.ts'
import { addStock } from './walks/stock.ts'
import { shareView } from './walks/views.ts'
import { manageWebhook } from './walks/webhooks.ts'

const TABLE = '<table><tbody><tr><td>A table</td></tr></tbody></table>'

describe.skipIf(!executablePath)('the back office', () => {
  let house: TestConsole
  beforeAll(async () => {
    house = await openTestConsole()
  })
  afterAll(async () => house?.[Symbol.asyncDispose]())

  // In `npm test`, a shop set up in production gets its first product in the back office.
  inFull('adds a product with a picture, stock and a collection, which the shop then sells', async () => {
    const page = await house.open('merchant')
    const setup = page.getByRole('region', { name: 'Get ready to sell' })
    await setup.getByText('3 of 5 steps done').waitFor()
    await setup.getByRole('link', { name: 'Place a test order' }).waitFor()
    expect(await setup.getByRole('link', { name: 'Set up delivery' }).getAttribute('href')).toMatch(
      /\/settings\/delivery$/,
    )
    await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click()
    await page.getByRole('link', { name: 'Add product' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Linen apron')
    const description = page.getByRole('textbox', { name: 'Description' })
    await description.click()
    await page.keyboard.type('## Sewn in Ulm\nWashes at 40 °C & <never> ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('shrinks ')
    await page.keyboard.press('Alt+F10')
    for (let tool = 0; tool < 5; tool++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await description.evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, '<b style="font-weight:normal"><span style="font-weight:700">much</span><img src="x"> at all</b>')
    await page.getByRole('textbox', { name: 'Price' }).fill('48')
    await page.getByRole('textbox', { name: 'Cost' }).fill('12')
    await said(page, 'Margin 75%')
    // A reload loses nothing.
    await page.reload()
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Linen apron')
    await withoutBarriers(page)
    // The answers are lost on their way: another attempt makes no second product.
    const asked: string[] = []
    let isAway = true
    await page.route(/\/products$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      asked.push(route.request().headers()['idempotency-key'] ?? '')
      const answer = await route.fetch()
      return isAway ? route.abort() : route.fulfill({ response: answer })
    })
    await page.getByRole('button', { name: 'Create product' }).click()
    await page.getByRole('alert').getByText('We can’t reach the shop').waitFor()
    isAway = false
    await page.getByRole('button', { name: 'Create product' }).click()
    await page.getByRole('heading', { level: 1, name: 'Linen apron' }).waitFor()
    await page.unroute(/\/products$/)
    expect(asked.length).toBeGreaterThan(1)
    expect(new Set(asked).size).toBe(1)
    const query = { filter: { name: 'Linen apron' } }
    expect((await (await house.shop.merchant()).call(queryProducts, { query })).products).toHaveLength(1)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    const picture = { name: 'apron.png', mimeType: 'image/png', buffer: PIXEL }
    const table = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') }
    await page.locator('input[type=file]').setInputFiles([table, picture])
    await said(page, '1 file added')
    await said(page, 'prices.csv wasn’t added')
    const price = page.getByRole('textbox', { name: 'Price' })
    expect(await price.inputValue()).toBe('48.00')
    expect(await price.getAttribute('aria-description')).toBe('EUR')
    // A second picture comes first, and says what it shows.
    await page.locator('input[type=file]').setInputFiles([{ ...picture, name: 'back.png' }])
    const pictures = async () => (await read(id)).media?.items ?? []
    await expect.poll(async () => (await pictures()).length).toBe(2)
    const [front, back] = (await pictures()).map((item) => item.id)
    await page
      .getByRole('region', { name: 'Pictures' })
      .getByRole('button', { name: /^Move / })
      .nth(1)
      .press('ArrowLeft')
    await expect.poll(async () => (await pictures()).map((item) => item.id)).toEqual([back, front])
    await page
      .getByRole('region', { name: 'Pictures' })
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await page.getByLabel('Alt text').fill('An apron from behind')
    await withoutBarriers(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
    await expect.poll(async () => (await pictures())[0]?.image?.altText).toBe('An apron from behind')
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Linen apron')
    await page.getByRole('switch', { name: 'Track stock' }).check()
    await page.getByLabel('Stock of Linen apron').fill('7')
    await page.getByRole('button', { name: 'Save stock' }).click()
    await expect.poll(async () => (await read(id)).stock?.quantity).toBe(7)
    await page.locator('section[aria-label=Collections] input').first().click()
    await page.getByRole('option', { name: 'Ceramics' }).first().click()
    await expect.poll(async () => (await read(id)).collectionIds.length).toBeGreaterThan(1)
    await withoutBarriers(page)

    const product = await read(id)
    expect(product).toMatchObject({
      name: 'Linen apron',
      description:
        '<h2>Sewn in Ulm</h2><ul><li>Washes at 40 °C &amp; &lt;never&gt; <strong>shrinks much</strong> at all</li></ul>',
      priceData: { price: 48 },
      visible: true,
      media: { items: [{ mediaType: 'image' }, { mediaType: 'image' }] },
    })
    await page.context().close()
  })

  // In `npm test`, the sheet shows what someone else has changed.
  inFull(
    'shows what someone else changed before it is overwritten, and asks about work that is not saved',
    async () => {
      const page = await house.open('merchant')
      const merchant = await house.shop.merchant()
      const { product } = await merchant.call(createProduct, {
        product: { name: 'Oak board', description: TABLE, productType: 'digital', priceData: { price: 30 } },
      })
      const id = product?.id ?? ''
      await page.goto(`${house.address}/products/${id}`)
      // What the editor can't show is not changed by opening it.
      await said(page, 'Only HTML shows all of this')
      expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(TABLE)
      await page.getByLabel('Ribbon').fill('Mine')
      await merchant.send(
        'PATCH',
        `/stores/v1/products/${id}`,
        JSON.stringify({ product: { ribbon: 'Theirs', brand: 'Also theirs' } }),
      )
      await page.getByRole('button', { name: 'Save changes' }).click()
      await said(page, 'Someone else changed this product')
      expect((await read(id)).ribbon).toBe('Theirs')
      await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click()
      await said(page, 'Leave without saving?')
      await page.getByRole('button', { name: 'Keep editing' }).click()
      await page.getByRole('button', { name: 'Save mine' }).click()
      await said(page, 'Changes saved')
      expect(await read(id)).toMatchObject({ ribbon: 'Mine', brand: 'Also theirs' })

      // Changes to different fields go together, also when the tab was reloaded in between.
      await page.getByLabel('SKU').fill('OAK-1')
      await merchant.send('PATCH', `/stores/v1/products/${id}`, JSON.stringify({ product: { brand: 'Oak' } }))
      await page.reload()
      await expect.poll(() => page.getByLabel('Brand').inputValue()).toBe('Oak')
      await merchant.send(
        'PATCH',
        `/stores/v1/products/${id}`,
        JSON.stringify({ product: { name: 'Board' } }),
      )
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Board')
      expect(await read(id)).toMatchObject({ name: 'Board', sku: 'OAK-1', brand: 'Oak', ribbon: 'Mine' })

      // Its page, and what search engines read.
      await page.getByLabel('Title for search engines').fill('A board of oak')
      const result = page.getByRole('region', { name: 'How a search result may look' })
      await result.getByText('A board of oak').waitFor()
      await page.getByLabel('Address', { exact: true }).fill('oak-board-2')
      await page.getByLabel('Quantity sold').fill('250')
      await page.getByRole('button', { name: 'Add section' }).click()
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Care')
      await page.getByRole('textbox', { name: 'Text', exact: true }).click()
      await page.keyboard.type('Oil it once a year.')
      await withoutBarriers(page)
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect.poll(async () => (await read(id)).slug).toBe('oak-board-2')
      expect(await read(id)).toMatchObject({
        additionalInfoSections: [{ title: 'Care', description: '<p>Oil it once a year.</p>' }],
        pricePerUnitData: { totalQuantity: 250, totalMeasurementUnit: 'G', baseMeasurementUnit: 'KG' },
        seoData: { tags: [{ type: 'title', children: 'A board of oak' }] },
      })
      await expect.poll(() => page.getByRole('button', { name: 'Save changes' }).isEnabled()).toBe(false)

      // What is sold while a new count is typed isn't lost, and neither is what was typed.
      const variants = [{ variantId: DEFAULT_VARIANT, quantity: 10 }]
      await merchant.call(updateInventoryVariants, {
        inventoryItem: { productId: id, trackQuantity: true, variants },
      })
      await page.reload()
      await page.getByLabel('Stock of Board').fill('12')
      await page.reload()
      await expect.poll(() => page.getByLabel('Stock of Board').inputValue()).toBe('12')
      await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click()
      await page.getByRole('button', { name: 'Keep editing' }).click()
      await sellTo(merchant, 'ada@example.com', id, 3)
      await page.getByRole('button', { name: 'Save stock' }).click()
      await expect.poll(async () => (await read(id)).stock?.quantity).toBe(9)
      await expect.poll(() => page.getByLabel('Stock of Board').inputValue()).toBe('9')
      expect(await page.getByRole('button', { name: 'Save stock' }).isEnabled()).toBe(false)

      await page.getByRole('button', { name: 'Duplicate' }).click()
      await page.getByLabel('Name of the copy').fill('Second board')
      await withoutBarriers(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click()
      await page.getByRole('heading', { level: 1, name: 'Second board' }).waitFor()
      const copyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      expect(await read(copyId)).toMatchObject({ name: 'Second board', brand: 'Oak', visible: false })
      // Why shoppers can't buy it, and the way to change that.
      const whether = page.getByRole('region', { name: 'Can shoppers buy this?' })
      await whether.getByText('It’s sold out.').waitFor()
      await withoutBarriers(page)
      await whether.getByRole('button', { name: 'Change visibility' }).click()
      await page.keyboard.press('Space')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await whether.getByText('It’s hidden in the shop.').waitFor({ state: 'hidden' })
      await whether.getByRole('button', { name: 'Change stock' }).click()
      await page.getByLabel('Stock of Second board').fill('4')
      await page.getByRole('button', { name: 'Save stock' }).click()
      await whether.getByText('Yes, shoppers can buy it now.').waitFor()
      await page.getByLabel('Ribbon').fill('Not saved')
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await withoutBarriers(page)
      await page.getByRole('button', { name: 'Delete product' }).click()
      await said(page, 'Second board deleted')
      await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
      expect((await merchant.try(getProduct, { id: copyId })).status).toBe(200)
      // It can be taken back for ten seconds; leaving the back office decides it.
      await page.goto(`${house.address}/products/${id}`)
      await expect.poll(async () => (await merchant.try(getProduct, { id: copyId })).status).toBe(404)
      await page.getByLabel('Ribbon').fill('Too late')
      await merchant.call(deleteProduct, { id })
      await page.getByRole('button', { name: 'Save changes' }).click()
      await said(page, 'This no longer exists')
      expect(await page.getByLabel('Ribbon').inputValue()).toBe('Too late')
      await page.context().close()
    },
  )

  inFull('adds units that arrived, and shows owners who changed what', () => addStock(house))

  inFull(
    'lets an owner add a webhook, see what was sent and answered, and send it again; a merchant may not',
    () => manageWebhook(house),
  )

  inFull(
    'keeps typed settings, names the field that failed, and asks before it overwrites another change',
    () => changeSettings(house),
  )

  inFull('saves a view of a list, which others can open when it is shared', () => shareView(house))

  inFull('gives a coupon that a cart takes, and changes it beside someone else', () => giveCoupon(house))

  inFull('gives a gift card, finds it by its code, and changes what is left on it', () => giveGiftCard(house))

  it('continues after the session has ended, with everything that was typed', async () => {
    const page = await house.open('merchant')
    await page.goto(`${house.address}/products/new`)
    await page.getByRole('textbox', { name: 'Name' }).fill('Kept while logging in again')
    await page.evaluate(() => fetch('/console/session', { method: 'DELETE' }))
    await page.keyboard.press('Control+k')
    const words = page.getByPlaceholder('Find a page, a product or an order')
    // The access token that the page holds ends within five seconds.
    // The palette asks after a pause in typing.
    await expect
      .poll(
        async () => {
          if (await words.isVisible()) await words.fill(`x${Date.now()}`)
          return await page.getByText('You have been logged out').isVisible()
        },
        { interval: 1_000 },
      )
      .toBe(true)
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Kept while logging in again')
    await page.context().close()
  })

  inFull('signs in again in a new tab, and saves what was typed before', () => signInAgain(house))

  inFull('works on after a lost network, a busy shop, and a change in another tab', () => workOn(house))

  inFull('refuses a picture of 50 MB, and shows markup and formulas as text', () => typeAnything(house))

  const read = async (id: string) => {
    const { product } = await (await house.shop.merchant()).call(getProduct, { id })
    if (!product) throw new Error('There is no such product.')
    return product
  }
})
