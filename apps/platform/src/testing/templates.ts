import type { Migration } from '../floor/database/migration.ts'

/**
 * Returns a migrated database to copy, because running every migration takes as long as many tests. The first
 * call in a process has nothing to copy.
 * @param make - migrates one, once
 */
export const createTemplates = <Template>(make: (migrations: readonly Migration[]) => Promise<Template>) => {
  const seen = new WeakMap<readonly Migration[], Promise<Template> | undefined>()
  return async (migrations: readonly Migration[]): Promise<Template | undefined> => {
    if (!seen.has(migrations)) {
      seen.set(migrations, undefined)
      return undefined
    }
    const template = seen.get(migrations) ?? make(migrations)
    seen.set(migrations, template)
    return template
  }
}
