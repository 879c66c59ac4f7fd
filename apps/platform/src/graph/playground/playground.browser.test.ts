import { expect, it } from 'vitest'
import { violationsOn } from '../../../../../scripts/tests/axe.mjs'
import { openBrowser } from '../../../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../../../scripts/tests/chromium.mjs'
import { openShop } from '../../testing/index.ts'

const executablePath = findChromium()

// Fails without the policy's connect-src, and with a colour that is too pale in dark mode.
it.skipIf(!executablePath)('lets a builder run a document, on a phone in the dark', async () => {
  await using shop = await openShop({ showsClientId: true })
  await using browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const complaints: string[] = []
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))

  await page.goto(`${shop.url}/graphql/alpha`)
  await page.getByRole('button', { name: 'Run document' }).press('Enter')
  await page.getByText('Done').waitFor()
  expect(await page.getByRole('region', { name: 'Answer' }).textContent()).toContain('"total": 0')
  await page.getByLabel('Document').fill('{ getProduct(id: "x") { product { name } } }')
  await page.getByLabel('Document').press('Control+Enter')
  await page.getByText('1 error').waitFor()
  await page.getByLabel('Variables, as JSON').fill('{')
  await page.getByRole('button', { name: 'Run document' }).press('Enter')
  await page.getByText('The variables aren’t JSON').waitFor()
  await page.getByText('Schema', { exact: true }).press('Enter')
  expect(await page.getByRole('region', { name: 'Schema' }).textContent()).toContain('type Query {')
  expect(await violationsOn(page, [])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(complaints).toEqual([])
})

it("isn't there in production, where only documents are answered", async () => {
  await using shop = await openShop({ environment: { MODE: 'production' } })
  const { status, headers } = await shop.caller().get('/graphql/alpha')
  expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  const visitor = await shop.visitor()
  const query = '{ __schema { __typename } }'
  const { body } = await visitor.post('/graphql/alpha', { query })
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] })
  expect(body).not.toHaveProperty('data')
  const batch = await visitor.send('POST', '/graphql/alpha', JSON.stringify([{ query }, { query }]))
  expect(batch.status).toBe(400)
})
