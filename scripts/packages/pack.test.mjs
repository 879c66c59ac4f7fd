import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { npmCommand } from '../install/setup.mjs'
import { at } from '../paths.mjs'
import { run } from '../run.mjs'

/** The client's folder without build outputs: its names, and package.json word by word. */
const folder = () => ({
  files: readdirSync(at('packages/client')).filter((name) => name !== 'dist'),
  manifest: readFileSync(at('packages/client/package.json'), 'utf8'),
})

describe('packing', () => {
  /** @type {string} */
  let destination
  beforeAll(() => {
    destination = mkdtempSync(join(tmpdir(), 'vitrine-packed-'))
  })
  afterAll(() => rmSync(destination, { recursive: true }))

  const start = () => spawn(process.execPath, [at('scripts/pack.mjs'), destination], { stdio: 'ignore' })

  // Fails if the manifest is rewritten in place: killed before npm was done, it stayed rewritten.
  it.each([150, 400, 800])('leaves the workspace unchanged if it is killed after %i ms', async (afterMs) => {
    const before = folder()
    const child = start()
    await Promise.race([pause(afterMs), once(child, 'exit')])
    child.kill('SIGKILL')
    expect(folder()).toEqual(before)
  })

  it("is refused in a package's own folder, with the right command", async () => {
    const { code, output } = await run(
      ...npmCommand(['pack', at('packages/client'), '--pack-destination', destination]),
    )
    expect([code, output]).toEqual([1, expect.stringContaining('run `npm run pack` at the top')])
  })

  it('makes a tarball of each package', async () => {
    const before = folder()
    expect(await once(start(), 'exit')).toEqual([0, null])
    expect(
      readdirSync(destination)
        .filter((name) => name.endsWith('.tgz'))
        .sort(),
    ).toEqual(['vitrine-client-0.1.0.tgz', 'vitrine-move-0.1.0.tgz', 'vitrine-react-0.1.0.tgz'])
    expect(folder()).toEqual(before)
  })

  it('makes a tarball whose command runs in an empty folder, without a network', {
    timeout: 60_000,
  }, async () => {
    const empty = mkdtempSync(join(tmpdir(), 'vitrine-empty-'))
    try {
      const tarball = join(destination, 'vitrine-move-0.1.0.tgz')
      const alone = ['--offline', '--cache', join(destination, 'cache'), '--prefix', empty]
      const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
      const installed = await run(...npmCommand(['install', tarball, ...alone, ...quiet]), { cwd: empty })
      expect(installed).toMatchObject({ code: 0 })
      writeFileSync(
        join(empty, 'shop.ts'),
        "import { products } from '@wix/stores'\nproducts.getProduct('x')\n",
      )
      // npm looks for commands in the working directory, not in the prefix.
      const asked = ['exec', ...alone, '--', '@vitrine/move', 'check', empty]
      const { code, output } = await run(...npmCommand(asked), { cwd: empty })
      expect([code, output]).toEqual([0, expect.stringContaining('answered  products.getProduct  shop.ts:2')])
    } finally {
      rmSync(empty, { recursive: true })
    }
  })
})
