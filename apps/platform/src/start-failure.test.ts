import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_SITE_ID } from './demo/demo-site.ts'
import { openSecrets } from './floor/callers/secrets.ts'
import { openDatabase } from './floor/database/database.ts'
import { listen } from './floor/http/listening/listen.ts'
import { programArguments } from './floor/program-arguments.ts'
import { migrations } from './migrations.ts'
import { sitesStore } from './shop/sites/sites.store.ts'
import { startFailure } from './start-failure.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

describe('a platform that cannot start', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'))
    await writeFile(join(folder, 'file'), '')
    await writeFile(
      join(folder, 'plain.json'),
      JSON.stringify({ refreshKey: 'changeme'.repeat(6), signingKeys: [{}] }),
    )
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const takenPort = async () => {
    await using taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    await listen(Fastify(), typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  }

  it.each([
    // No user can write below a file, not even root.
    [
      'its database',
      () => openDatabase({ file: join(folder, 'file', 'data', 'vitrine.db') }),
      "can't be opened: ENOTDIR",
    ],
    ['its secrets', () => openSecrets(join(folder, 'file', 'secrets.json')), 'cannot be read: ENOTDIR'],
    ['good secrets', () => openSecrets(join(folder, 'plain.json')), "isn't random"],
    ['its port', takenPort, 'Another program uses this port'],
  ])('without %s says so in one sentence', async (_, open, words) => {
    const sentence = await open().then(() => '', startFailure)
    expect(sentence).toContain(words)
    expect(sentence?.split('\n')).toHaveLength(1)
  })

  it('shows the stack of a bug', () => {
    expect(startFailure(new TypeError('x is undefined'))).toBeUndefined()
  })

  // Fails without `refuseDemo`, or if the error is printed unchanged.
  it('in production on a demo shop names the command that removes it', async () => {
    const dataDir = join(folder, 'demo')
    const database = await openDatabase({ file: join(dataDir, 'vitrine.db') })
    await database.migrate(migrations)
    const site = {
      siteId: DEMO_SITE_ID,
      name: 'Demo',
      locale: 'en',
      currency: 'EUR',
      weightUnit: 'KG',
    } as const
    await database.transaction((tx) =>
      sitesStore.save(tx, { ...site, storefrontUrl: '', conversionRates: {}, createdAt: 1 }),
    )
    await database.close()
    const child = spawn(process.execPath, [...programArguments(main), main], {
      env: { ...process.env, MODE: 'production', PLATFORM_PORT: '0', DATA_DIR: dataDir },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    const [code] = await once(child, 'close')
    expect([code, said.trim()]).toEqual([
      1,
      expect.stringMatching(/^This database contains the demo shop[^\n]*remove-demo"\.$/),
    ])
  })
})
