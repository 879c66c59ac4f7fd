/**
 * Statements that no test process carries out on both engines: how the check's line about each begins, behind the names of
 * the engines, and why that is so.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const ELSEWHERE = {
  'shop/sites/site-rows.store.ts': 'each engine lists its own tables: sqlite_schema, information_schema',
}
