import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { type CartData, productReference } from '../src/index.ts'
import type * as page from './pages/cart-page.server.tsx'
import { bundleWith, REACT_VERSIONS, type ReactVersion } from './react-versions.ts'

const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` })

const cartWith = (name: string, quantity: number): CartData => ({
  currency: 'EUR',
  subtotal: price((12.5 * quantity).toFixed(2)),
  lineItems: [
    {
      _id: `line of ${name}`,
      quantity,
      catalogReference: productReference(name),
      productName: { original: name },
      price: price('12.50'),
      lineItemPrice: price((12.5 * quantity).toFixed(2)),
    },
  ],
})

const rendererWith = async (version: ReactVersion) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-react-server-'))
  const file = join(folder, 'page.mjs')
  const define = { 'process.env.NODE_ENV': '"production"' }
  writeFileSync(file, await bundleWith(version, 'pages/cart-page.server.tsx', { platform: 'node', define }))
  const renderer: typeof page = await import(pathToFileURL(file).href)
  return Object.assign({ ...renderer }, { [Symbol.dispose]: () => rmSync(folder, { recursive: true }) })
}

const gate = () => {
  let open = () => {}
  const promise = new Promise<void>((resolve) => {
    open = resolve
  })
  return { promise, open: () => open() }
}

const RENDERS = Number(process.env.REACT_RENDERS ?? 400)

describe.each(REACT_VERSIONS)('a page rendered by React $version on a server', (version) => {
  it('shows the cart that was read for it, and says so when none was', async () => {
    using renderer = await rendererWith(version)
    const complaints = vi.spyOn(console, 'error')
    const html = renderer.renderPage({ pieces: [], initialCart: cartWith('Jug', 3) })
    expect(html.replaceAll('<!-- -->', '')).toContain('3 pieces, €37.50')
    expect(html).toContain('aria-label="How many Jug"')
    expect(renderer.renderPage({ pieces: [] })).toContain('(unknown)')
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })

  it(`never mixes visitors in ${RENDERS} interleaved renders`, async () => {
    using renderer = await rendererWith(version)
    const names = ['Ann', 'Bob']
    let crossings = 0
    for (let rendered = 0; rendered < RENDERS; rendered += 20) {
      const gates = Array.from({ length: 20 }, gate)
      const pages = gates.map(({ promise }, index) => {
        const name = `${names[index % 2]}`
        return renderer.renderSlowly(cartWith(name, index + 1), [], promise)
      })
      // Released from last to first: every page waits while others render.
      for (const { open } of gates.toReversed()) {
        open()
        await Promise.resolve()
      }
      const all = await Promise.all(pages)
      all.forEach((html, index) => {
        const text = html.replaceAll('<!-- -->', '')
        const sum = `${index + 1} pieces, €${(12.5 * (index + 1)).toFixed(2)}`
        const isOwn = text.split(sum).length === 3 && text.includes(`${names[index % 2]}`)
        if (!isOwn || text.includes(`${names[(index + 1) % 2]}`)) crossings++
      })
    }
    expect(crossings).toBe(0)
  })
})
