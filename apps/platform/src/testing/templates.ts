import type { Migration } from '../floor/database/migration.ts'

/**
 * Gives what is copied for a database that is to be brought up to date as others were before in this process: carrying
 * out every migration takes as long as many a test. The first of them has nothing to copy.
 *
 * @param make - brings one up to date, once
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
