import type { FastifyInstance } from 'fastify'
import type { Secrets } from '../../floor/callers/secrets.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Reader } from '../../floor/database/database.ts'
import { createCookies } from '../../floor/http/pages/cookies.ts'
import type { Settings } from '../../floor/settings/settings.ts'
import { CONSOLE, openBuiltPages } from '../../shop/hosted-pages/built-pages.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import type { Access } from '../access/create-access.ts'
import { createSeals } from '../access/seals.ts'
import { consoleRoutes } from './console.routes.ts'
import { createConsoleSession, LOGIN_MS } from './console-session.ts'
import { createFindStaff } from './find-staff.ts'

export interface ConsoleConfig {
  readonly database: Reader
  readonly sites: Sites
  readonly access: Access
  readonly secrets: Secrets
  readonly clock: Clock
  readonly settings: Pick<Settings, 'platformUrl' | 'mediaUrl' | 'mode'>
}

/** Wires the back office's page and session; returns what serves them. */
export const createConsole = (config: ConsoleConfig): ((app: FastifyInstance) => void) => {
  const { database, sites, access, secrets, clock, settings } = config
  const { platformUrl, mediaUrl, mode } = settings
  const session = createConsoleSession({
    ...{ access, platformUrl },
    jar: createCookies(platformUrl.startsWith('https:')),
    seals: createSeals(secrets.refreshKey, 'console login', LOGIN_MS, clock),
  })
  return (app) =>
    consoleRoutes(app, {
      ...{ database, sites, access, session, platformUrl, mediaUrl },
      findStaff: createFindStaff(database, sites, access, mediaUrl),
      built: openBuiltPages(CONSOLE, mode === 'development'),
    })
}
