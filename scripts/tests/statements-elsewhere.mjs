/**
 * Statements that no test process runs on both engines: the start of the check's line after the engine names,
 * and the reason.
 * @type {Readonly<Record<string, string>>}
 */
export const ELSEWHERE = {
  'shop/sites/site-rows.store.ts': 'each engine lists its own tables: sqlite_schema, information_schema',
}
