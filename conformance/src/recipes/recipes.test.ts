import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, openDemoShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowser } from '../../../scripts/tests/browser.mjs'
import { recipesInFull } from '../../../scripts/tests/in-full.mjs'
import { createReader, root, stepsOf } from './recipe.ts'

let shop: Shop
let place: string
beforeAll(async () => {
  shop = await openDemoShop()
  place = mkdtempSync(join(tmpdir(), 'vitrine-recipes-'))
})
afterAll(async () => {
  rmSync(place, { recursive: true, force: true })
  await shop[Symbol.asyncDispose]()
})

describe('the recipes, followed outside the workspace with the packages as published', () => {
  // Fails with a wrong tarball name, and while the client has to be built by hand.
  it("the README's ten lines print the cart", { timeout: 120_000 }, async () => {
    using reader = createReader({
      '../my-shop': join(place, 'lines'),
      'http://localhost:4000': shop.url,
      '6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21': shop.clientId,
    })
    const [install, start] = stepsOf('README.md').filter(
      (step) => step.kind === 'run' && /npm run pack|node shop/.test(step.commands),
    )
    const [program] =
      /(?<=^```ts\n)[\s\S]*?(?=^```$)/m.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
    if (!install || !start || program === undefined) throw new Error('The README has no recipe.')
    await reader.follow(install)
    await reader.follow({ kind: 'write', file: 'shop.js', text: program })
    expect(await reader.follow(start)).toMatch(/^2 items, €\d+\.\d\d\n$/)
  })

  const RECIPES = [
    { page: 'docs/storefront/put-a-shop-on-next.md', path: '/?slug=moon-jar', bought: /^1 items, €\d/ },
    { page: 'docs/storefront/put-a-shop-on-plain-react.md', path: '/', bought: /^Cart \(1\)$/ },
  ]
  it.each(recipesInFull ? RECIPES : [])('$page builds and sells', { timeout: 600_000 }, async (recipe) => {
    const port = String(await freePort())
    using reader = createReader(
      { '../my-shop': join(place, recipe.page.replaceAll('/', '-')), '3100': port },
      {
        ...{ PLATFORM_URL: shop.url, CLIENT_ID: shop.clientId },
        ...{ VITE_API_URL: shop.url, VITE_CLIENT_ID: shop.clientId },
      },
    )
    const steps = stepsOf(recipe.page)
    const last = steps.at(-1)
    for (const step of steps.slice(0, -1)) await reader.follow(step)
    if (last?.kind !== 'run') throw new Error('The recipe starts no server.')
    // The build comes first: if it fails, its own words say why.
    const commands = last.commands.trim().split('\n')
    const start = commands.pop() ?? ''
    if (commands.length > 0) await reader.follow({ kind: 'run', commands: commands.join('\n') })
    reader.leaveRunning(start)

    const address = `http://localhost:${port}${recipe.path}`
    await vi.waitFor(() => fetch(address), { timeout: 120_000, interval: 500 })
    await using browser = await openBrowser()
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(address)
    await page.getByRole('button', { name: 'Add to cart' }).and(page.locator(':enabled')).first().click()
    await page.getByText(recipe.bought).waitFor()
    expect(problems).toEqual([])
  })
})
