import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createProduct, getCatalogVersion } from '@vitrine/contract/operations'
import { expect, it } from 'vitest'
import { createCaller, freePort, openShop } from '../testing/index.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
/** Where every byte written meets a full disk, on systems that have it. */
const FULL = '/dev/full'

// Seen to fail with `pino({ level })` (the first line of the log ended the process) and without `isOfTheDisk` (500).
it('a platform whose disk and log are full goes on reading, and says when to write again', async () => {
  await using shop = await openShop()
  const { dataDir } = shop
  const { authorization = '' } = await shop.app(['catalog:write', 'catalog:read', 'media:write'])
  const blocks = Math.ceil(statSync(join(dataDir, 'vitrine.db')).size / 1024) + 600
  const port = await freePort()
  const child = spawn(
    'bash',
    [
      '-c',
      `ulimit -f ${blocks}; exec "$@"`,
      '-',
      process.execPath,
      '--conditions=source',
      '--import',
      'tsx',
      main,
    ],
    {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PLATFORM_PORT: String(port),
        MODE: 'production',
        SHEDDING: 'off',
        RATE_LIMITS: 'off',
      },
      stdio: ['ignore', existsSync(FULL) ? openSync(FULL, 'w') : 'ignore', 'inherit'],
    },
  )
  const url = `http://127.0.0.1:${port}`
  try {
    await expect
      .poll(
        () =>
          fetch(`${url}/health`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 80_000 },
      )
      .toBe(true)
    const program = createCaller(url, authorization)
    const film = Buffer.concat([
      Buffer.from('00000020667479706d703432', 'hex'),
      Buffer.alloc((blocks + 9) * 1024),
    ])
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(film)]), 'a.mp4')
    const headers = { authorization }
    const upload = `${url}/vitrine/v1/media-files/upload`
    const refused = await fetch(upload, { method: 'POST', body: form, headers })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      503,
      expect.stringMatching(/^(1|60)$/), // as the file or the database finds it first
    ])

    let last = { status: 200, headers: new Headers() }
    for (let made = 0; made < 400 && last.status === 200; made++)
      last = await program.try(createProduct, {
        product: { name: `Jar ${made}`, priceData: { price: 1 }, description: `${made} `.repeat(1_500) },
      })
    expect([last.status, last.headers.get('retry-after')]).toEqual([503, '1'])
    expect((await program.try(getCatalogVersion, {})).status).toBe(200)
    expect((await fetch(`${url}/health`)).status).toBe(200)
    expect(child.exitCode).toBeNull()
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
})
