import type { FastifyBaseLogger } from 'fastify'
import type { Draw } from './catalog/media/media.service.ts'
import type { OpenRemoteFile } from './catalog/media/uploads/remote-file.ts'
import type { Secrets } from './floor/callers/secrets.ts'
import type { Clock } from './floor/clock.ts'
import type { Database, DatabaseSettings } from './floor/database/database.ts'
import type { Ids } from './floor/ids.ts'
import type { Settings } from './floor/settings/settings.ts'
import type { PaymentProvider } from './sales/payments/payment-provider.ts'
import type { LiveBounds } from './shop/live/live.service.ts'
import type { PostEventOptions } from './shop/webhooks/sending/post-event.ts'

/** The parts of a platform. Tests pass a database in a temporary folder and a clock they can move. */
export interface PlatformConfig {
  readonly settings: Settings
  /** Open and migrated. */
  readonly database: Database
  /** Opens the same database again, in a separate process; default: the one in `settings`. */
  readonly databaseSettings?: DatabaseSettings | undefined
  readonly secrets: Secrets
  readonly clock: Clock
  readonly ids: Ids
  readonly logger: FastifyBaseLogger
  /** Creates files that were never uploaded, such as the demo shop's pictures. */
  readonly draw: Draw
  /** Fetches files from other hosts; default: from the public internet only. */
  readonly openRemoteFile?: OpenRemoteFile
  /** Which receivers of events may be called; default: those on the public internet, in development any. */
  readonly postOptions?: PostEventOptions | undefined
  /** How many live streams may be open; default: as many as a machine with two processors can take. */
  readonly liveBounds?: Partial<LiveBounds> | undefined
  /** Payment providers in addition to the sandbox; default: none. */
  readonly paymentProviders?: readonly PaymentProvider[]
  /** A client id that the home page shows, to try calls with; default: none. */
  readonly exampleClientId?: string | undefined
}
