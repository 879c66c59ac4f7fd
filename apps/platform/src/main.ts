import type { Server } from 'node:net'
import { parseArgs } from 'node:util'
import { createPlatform } from './app.ts'
import { indexBacklog } from './catalog/search/backlog.ts'
import { openDemo } from './demo/demo.ts'
import { DEMO_CLIENT_ID, DEMO_SITE_ID } from './demo/demo-site.ts'
import { drawDemo } from './demo/draw.ts'
import { drawAhead } from './demo/draw-ahead.ts'
import { openSecrets } from './floor/callers/secrets.ts'
import { systemClock } from './floor/clock.ts'
import { type Database, openDatabase } from './floor/database/database.ts'
import { databaseSettings } from './floor/database/database-settings.ts'
import { createDrain } from './floor/http/drain.ts'
import { listen } from './floor/http/listening/listen.ts'
import { randomIds } from './floor/ids.ts'
import { openKeptClock } from './floor/kept-clock/kept-clock.ts'
import { openLog } from './floor/log.ts'
import { closeToOthers, keepNewFilesPrivate } from './floor/private-files.ts'
import { readSettings, SettingError } from './floor/settings/settings.ts'
import { HOUSEKEEPING_MS, keepHouse } from './housekeeping.ts'
import { migrations } from './migrations.ts'
import { makeSetUpLinks } from './people/hosted-identity/set-up/owner-set-up.ts'
import { loadProviders } from './sales/payments/load-providers.ts'
import { sitesStore } from './shop/sites/sites.store.ts'
import { giveUp } from './start-failure.ts'

const start = async (): Promise<void> => {
  const { values: flags } = parseArgs({
    options: {
      'no-migrate': { type: 'boolean', default: false },
      'demo-products': { type: 'string', default: '0' },
    },
  })
  const settings = readSettings(process.env)
  const logger = openLog(settings.logLevel)
  keepNewFilesPrivate()
  for (const path of await closeToOthers(settings.dataDir, settings.secretFile))
    logger.warn(`Other users of this machine can read ${path}, because its permissions cannot be changed`)
  const database = await openDatabase(databaseSettings(settings))
  if (flags['no-migrate']) await refusePending(database.pendingMigrations(migrations))
  else await database.migrate(migrations)
  const warn = (problem: string) => logger.warn(problem)
  const clock = await openKeptClock({ database, machine: systemClock, warn })
  const isDevelopment = settings.mode === 'development'
  if (!isDevelopment) await refuseDemo(database)
  const undrawn = isDevelopment
    ? await openDemo(database, settings, clock, countOf(flags['demo-products']))
    : []
  const secrets = await openSecrets(settings.secretFile)

  const app = await createPlatform({
    settings,
    database,
    secrets,
    clock,
    ids: randomIds,
    logger,
    draw: drawDemo,
    exampleClientId: isDevelopment ? DEMO_CLIENT_ID : undefined,
    paymentProviders: await loadProviders(settings.payment.modules, process.env),
  })
  const drain = createDrain(app.server)
  const twins: Server[] = []
  let stopping = false
  let stopDrawing = () => {}
  const stop = async (): Promise<void> => {
    if (stopping) return // Ctrl-C reaches us from the terminal, and again from the process that started us
    stopping = true
    stopDrawing()
    await drain(twins)
    await app.close()
    await clock.close()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  twins.push(...(await listen(app, settings.platformPort, settings.listenHost)))
  // From here on it answers, and continues even if something can't be written now.
  const links = await makeSetUpLinks(database, clock, settings.platformUrl).catch((error) => {
    logger.error({ err: error }, 'could not create a link for the first owner')
    return []
  })
  for (const { shopName, url } of links)
    console.log(
      `"${shopName}" has no owner yet. Open this link within a day to become the owner. It works once:\n  ${url}`,
    )
  const tidy = () =>
    keepHouse(database, clock, randomIds, settings.keptDays).catch((error) =>
      logger.warn({ err: error }, 'untidy'),
    )
  setInterval(tidy, HOUSEKEEPING_MS).unref()
  void tidy()
  indexBacklog(database, () => stopping).catch((error) => logger.error({ err: error }, 'not indexed'))
  const { dataDir, mediaCacheBytes } = settings
  const drawing = { database: databaseSettings(settings), dataDir, mediaCacheBytes, mediaIds: undrawn }
  if (!stopping) stopDrawing = drawAhead(drawing, logger)
}

const countOf = (text: string): number => {
  if (/^\d{1,7}$/.test(text) && Number(text) <= 1_000_000) return Number(text)
  throw new SettingError(`--demo-products must be a number up to 1000000, but is "${text}".`)
}

/** Its key and accounts are in a file that many have seen, and its orders belong to no real buyer. */
const refuseDemo = async (database: Database): Promise<void> => {
  if (!(await sitesStore.find(database, DEMO_SITE_ID))) return
  throw new SettingError(
    'This database contains the demo shop, with its API key and accounts, and MODE is production: ' +
      'remove it first with "npm run platform -- remove-demo".',
  )
}

const refusePending = async (names: Promise<string[]>): Promise<void> => {
  const pending = await names
  if (pending.length === 0) return
  throw new SettingError(
    `The database is missing ${pending.length} migrations (${pending.join(', ')}): start once without --no-migrate.`,
  )
}

start().catch(giveUp)
