import type { Migration } from './migration.ts'

/** Every step of the schema, in the order of application. A feature adds its own at the end. */
export const migrations: readonly Migration[] = []
