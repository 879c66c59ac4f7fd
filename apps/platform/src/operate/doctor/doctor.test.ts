import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digitalFilesStore } from '../../catalog/digital-files/digital-files.store.ts'
import { createDigitalFolder } from '../../catalog/digital-files/digital-folder.ts'
import { mediaStore } from '../../catalog/media/media.store.ts'
import { originalPath } from '../../catalog/media/media-folder.ts'
import { openSecrets } from '../../floor/callers/secrets.ts'
import { statement } from '../../floor/database/statements/statement.ts'
import { clockStore } from '../../floor/kept-clock/clock.store.ts'
import { migrations } from '../../migrations.ts'
import { newSite } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { freePort } from '../../testing/free-port.ts'
import { openShop } from '../../testing/index.ts'
import { keptSqliteEngine } from '../../testing/sqlite-engine.ts'
import { testDesk } from '../run-on.fixtures.ts'
import { doctor } from './doctor.ts'

let folder: string
let port: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-doctor-'))
  port = String(await freePort())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const examine = async (environment: Readonly<Record<string, string>> = {}) => {
  const desk = testDesk({ environment: { DATA_DIR: folder, PLATFORM_PORT: port, ...environment } })
  const { fine, problems } = await doctor.run(desk, {})
  return { fine, problems }
}

const problem = (check: string, says: string, fix: string) => ({
  problems: expect.arrayContaining([
    { check, says: expect.stringContaining(says), fix: expect.stringContaining(fix) },
  ]),
})

describe('vitrine doctor', () => {
  it('finds nothing wrong before the first start, and creates nothing', async () => {
    const dataDir = join(folder, 'new')
    expect(await examine({ DATA_DIR: dataDir })).toMatchObject({ problems: [] })
    expect(await examine({ DATA_DIR: dataDir })).toMatchObject({ problems: [] })
  })

  it('names a wrong setting', async () => {
    expect(await examine({ PLATFORM_URL: 'shop' })).toMatchObject(
      problem('settings', 'PLATFORM_URL must be an address', 'README'),
    )
  })

  it('names what production needs', async () => {
    const production = { MODE: 'production', PLATFORM_URL: 'http://api.shop.example' }
    expect(await examine(production)).toMatchObject(problem('settings', 'not encrypted', 'TLS'))
    expect(await examine(production)).toMatchObject(problem('media', 'same origin', 'MEDIA_URL'))
    expect(await examine(production)).toMatchObject(problem('mail', 'wait in the database', 'SMTP_URL'))
  })

  it('sees a mail server that does not answer', async () => {
    const smtp = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'shop@shop.example' }
    expect(await examine(smtp)).toMatchObject(problem('mail', 'ECONNREFUSED', 'SMTP_URL'))
  })

  it('sees another program on the port, and a platform that runs', async () => {
    const other = createServer((socket) => socket.destroy()).listen(Number(port), '127.0.0.1')
    await once(other, 'listening')
    expect(await examine({ LISTEN_HOST: '127.0.0.1' })).toMatchObject(problem('ports', 'EADDRINUSE', port))
    other.close()
    await once(other, 'close')
    await using shop = await openShop()
    const running = await examine({ DATA_DIR: shop.dataDir, PLATFORM_PORT: new URL(shop.url).port })
    expect(running.fine).toContainEqual({
      check: 'ports',
      says: expect.stringContaining('platform is running'),
    })
    expect(running.fine).toContainEqual({ check: 'database', says: 'sqlite responds, with 1 shop' })
  })

  it('sees secrets that others can read, and broken ones', async () => {
    const file = join(folder, 'secrets.json')
    await openSecrets(file)
    await chmod(file, 0o644)
    expect(await examine()).toMatchObject(problem('secrets', 'can read', 'chmod 600'))
    await writeFile(file, '{')
    expect(await examine()).toMatchObject(problem('secrets', 'cannot be read', 'backup'))
    await rm(file)
  })

  it.each(ENGINES.map((engine) => [engine.name, engine] as const))(
    'sees lost pictures and sold files, a newer database and a wrong clock on %s',
    async (name, engine) => {
      const own = name === 'SQLite' ? keptSqliteEngine(join(folder, 'vitrine.db')) : engine
      await using test = await own.open(migrations)
      const { settings } = test
      const environment: Record<string, string> =
        'databaseUrl' in settings ? { DATABASE_URL: settings.databaseUrl } : {}
      const { siteId } = await newSite(test.database)
      const mug = { mediaId: `mug-${siteId}.jpg`, siteId, kind: 'image', createdAt: 1, sizeBytes: 3 } as const
      await test.database.transaction((tx) => mediaStore.save(tx, { ...mug, contentType: 'image/jpeg' }))
      const place = join(folder, 'media', originalPath(mug.mediaId))
      const lost = problem('media', `1 of 1 uploaded files are missing or cut short: ${place}`, 'backup')
      expect(await examine(environment)).toMatchObject(lost)
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, '12')
      expect(await examine(environment)).toMatchObject(lost)
      await writeFile(place, '123')
      const whole = { check: 'media', says: '1 uploaded file is complete' }
      expect((await examine(environment)).fine).toContainEqual(whole)

      const pattern = { siteId, fileId: randomUUID(), productId: 'pattern', fileName: 'a.pdf', sizeBytes: 4 }
      const digital = createDigitalFolder(folder)
      const pdf = join(digital.root, digital.pathOf(pattern.fileId))
      await test.database.transaction(async (tx) => {
        const file = { ...pattern, fileType: 'SECURE_DOCUMENT', contentType: 'application/pdf' } as const
        await digitalFilesStore.insert(tx, { ...file, variantId: undefined, createdAt: 1 })
        await digitalFilesStore.remove(tx, siteId, pattern.fileId, 2) // earlier orders still deliver it
      })
      const unsendable = problem(
        'digital files',
        `1 of 1 uploaded files are missing or cut short: ${pdf}`,
        'backup',
      )
      expect(await examine(environment)).toMatchObject(unsendable)
      await mkdir(dirname(pdf), { recursive: true })
      await writeFile(pdf, '%PDF')
      const complete = { check: 'digital files', says: '1 uploaded file is complete' }
      expect((await examine(environment)).fine).toContainEqual(complete)

      const latestAt = Date.now() + 3_600_000
      await test.database.transaction((tx) => clockStore.raise(tx, { latestAt, resets: 0 }))
      expect(await examine(environment)).toMatchObject(problem('clock', 's ahead', 'reset-clock'))
      const add = statement(
        "INSERT INTO migrations (name, digest, applied_at) VALUES ('9999-future', 'x', 1)",
      )
      await test.database.transaction((tx) => tx.run(add))
      expect(await examine(environment)).toMatchObject(problem('database', '9999-future', 'update Vitrine'))
    },
  )

  it('sees a database server that does not answer', async () => {
    const nowhere = { DATABASE_URL: `postgresql://a:b@127.0.0.1:${port}/shop` }
    expect(await examine(nowhere)).toMatchObject(problem('database', 'ECONNREFUSED', 'DATABASE_URL'))
  })
})
