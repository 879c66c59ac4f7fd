import type { Migration } from './database/migration.ts'
import { accessMigrations } from './features/access/access.migrations.ts'
import { cartMigrations } from './features/cart/cart.migrations.ts'
import { catalogMigrations } from './features/catalog/catalog.migrations.ts'
import { eventsMigrations } from './features/events/events.migrations.ts'
import { idempotencyMigrations } from './features/idempotency/idempotency.migrations.ts'
import { mediaMigrations } from './features/media/media.migrations.ts'
import { sitesMigrations } from './features/sites/sites.migrations.ts'

/** Every step of the schema, in the order of application. A feature adds its own at the end. */
export const migrations: readonly Migration[] = [
  ...sitesMigrations,
  ...accessMigrations,
  ...mediaMigrations,
  ...catalogMigrations,
  ...cartMigrations,
  ...eventsMigrations,
  ...idempotencyMigrations,
]
