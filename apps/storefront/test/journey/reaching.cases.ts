import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inFull } from '../../../../scripts/tests/in-full.mjs'
import { DESK } from '../barriers.ts'
import { hydrated } from '../hydrated.ts'
import { openInPieces } from '../in-pieces.ts'
import { executablePath, lines, open, shop } from './visit.ts'

describe.skipIf(!executablePath)('a visit in a browser', () => {
  it('says that the network is down, and continues once it is back', async () => {
    await using visit = await open('/de/products/moon-jar')
    const { page } = visit
    const other = page
      .getByRole('region', { name: 'Das könnte Ihnen auch gefallen' })
      .getByRole('link')
      .first()
    const name = await other.textContent()
    await page.context().setOffline(true)
    await other.click()
    await page.getByRole('heading', { name: 'Sie sind offline' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: name ?? '', level: 1 }).waitFor()
  })

  it('works with a screen reader', async () => {
    await using visit = await open('/products/moon-jar', { viewport: DESK })
    const { page } = visit
    const told = (...[role, name]: Parameters<Page['getByRole']>) => page.getByRole(role, name).ariaSnapshot()
    expect(await told('group', { name: 'Glaze' })).toBe(
      `- 'group "Glaze: Chalk"':
  - text: "Glaze: Chalk"
  - radio "Chalk" [checked]
  - text: Chalk
  - radio "Celadon, sold out"
  - text: Celadon, sold out
  - radio "Tenmoku"
  - text: Tenmoku`,
    )
    const main = await told('main')
    for (const part of [
      '- \'link "Enlarge: Moon Jar, the rim close by"\':',
      '- \'link "Picture 2: Moon Jar in celadon"\':',
      '- \'link "Video: The moon jar, turned once round"\':',
      '- spinbutton "Quantity": "1"\n  - button "Add to cart"\n  - paragraph: Only ',
      '- region "You may also like":',
    ])
      expect(main).toContain(part)

    await page.getByRole('button', { name: 'Add to cart' }).click()
    await lines(page).first().waitFor()
    expect(await told('list', { name: 'Items in your cart' })).toBe(`- list "Items in your cart":
  - listitem:
    - paragraph: Just added
    - link "Moon Jar":
      - /url: /products/moon-jar
    - paragraph: €240.00
    - term: "Glaze:"
    - definition: Chalk
    - button "Decrease quantity of Moon Jar" [disabled]
    - spinbutton "Quantity of Moon Jar": "1"
    - button "Increase quantity of Moon Jar"
    - button "Remove Moon Jar": Remove`)
    const drawer = await told('dialog', { name: 'Your cart' })
    for (const part of ['- heading "Your cart" [level=2]', '- button "Close"', '- button "Check out"'])
      expect(drawer).toContain(part)

    await page.goto('/de/collections/ceramics?option.Glaze=Chalk')
    const filters = await told('group', { name: 'Glasur' })
    expect(filters).toContain('- checkbox "Seladon, 6 Artikel"')
    expect(filters).toContain('- checkbox "Kreide, 6 Artikel" [checked]')
    expect(await told('group', { name: 'Preis' })).toContain('- link "50,00 € – 99,99 €, 1 Artikel":')
    expect(await told('main')).toContain('- \'link "Entfernen: Glasur: Kreide"\':')
    expect(await told('combobox')).toMatch(
      /^- combobox "Sortieren nach":\n {2}- option "Empfohlen" \[selected\]/,
    )
  })

  inFull('works with only the keyboard', async () => {
    await using visit = await open('/collections/ceramics', { viewport: DESK })
    const { page } = visit
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    let stops = 0
    const tabTo = async (text: string) => {
      do {
        await page.keyboard.press('Tab')
        stops += 1
      } while ((await focused()) !== text && stops < 40)
    }
    for (const link of ['Skip to content', 'Skip the filters', 'Moon Jar']) {
      await tabTo(link)
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await tabTo('Add to cart')
    expect(stops).toBeLessThanOrEqual(12)

    await page.goto('/products/moon-jar')
    await hydrated(page) // until then, every picture is a stop
    stops = 0
    await tabTo('Skip to content')
    await page.keyboard.press('Enter')
    await tabTo('Add to cart')
    // Fails if anything out of view is a stop, such as the film: the browser scrolls to it, picture by picture.
    expect(stops).toBeLessThanOrEqual(9)
    await page.getByRole('radio', { name: 'Chalk' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/moon-jar?Glaze=Celadon')
    expect(await page.getByRole('button', { name: 'Sold out' }).isDisabled()).toBe(true)
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/moon-jar?Glaze=Tenmoku')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await lines(page).first().waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  it('keeps choices made before its scripts have loaded', async () => {
    await using visit = await open('/collections/prints')
    const { page } = visit
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto('/products/low-sun-over-the-estuary', { waitUntil: 'commit' })
    await page.getByRole('radio', { name: /^50 × 70 cm/ }).check({ force: true })
    await page.getByText('Oak', { exact: true }).first().click({ force: true })
    await page.waitForURL('**/low-sun-over-the-estuary?Size=50+%C3%97+70+cm&Frame=Oak')
    await page.getByText('€193.00').first().waitFor()
  })

  /** How much of the page has shifted without interaction, and what. */
  const shiftsOf = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const moved: string[] = []
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const sources: { node?: Node }[] = Reflect.get(entry, 'sources') ?? []
              moved.push(
                `${Reflect.get(entry, 'value')} ${sources.map(({ node }) => node?.textContent).join()}`,
              )
            }
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(moved), 300)
        }),
    )

  it('shifts nothing on the page while it loads', async () => {
    await using visit = await open('/products/moon-jar', { viewport: DESK })
    expect(await shiftsOf(visit.page)).toEqual([])
  })

  // Fails if the header's lines are shown before they are complete.
  inFull('shifts nothing when the page arrives in pieces', async () => {
    await using pieces = await openInPieces(shop.url, 12_000)
    await using visit = await open('/products/moon-jar', { viewport: DESK, baseURL: pieces.url })
    expect(await shiftsOf(visit.page)).toEqual([])
    await visit.page.getByRole('link', { name: /^Cart, / }).waitFor()
    await visit.page.getByRole('link', { name: 'Prints', exact: true }).first().waitFor()
  })
})
