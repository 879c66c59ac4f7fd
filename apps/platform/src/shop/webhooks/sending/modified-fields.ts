import { isObject } from '../../../floor/http/bodies/json-body.ts'

/**
 * Compares an entity before and after a change.
 *
 * @returns the fields that differ by their flat paths, with their values before: null where there was none, `{}` for an
 * object that was added to a list. The public packages convert fields of each member of a list, and fail on null.
 * @example modifiedFields({ lineItems: [{ quantity: 1 }] }, { lineItems: [{ quantity: 2 }] })
 * // { 'lineItems[0].quantity': 1 }
 */
export const modifiedFields = (before: unknown, after: unknown): Record<string, unknown> => {
  const found: Record<string, unknown> = {}
  note(before, after, '', found)
  return found
}

const note = (before: unknown, after: unknown, path: string, found: Record<string, unknown>): void => {
  if (Array.isArray(before) && Array.isArray(after)) {
    const longest = Math.max(before.length, after.length)
    for (let at = 0; at < longest; at++) note(before[at], after[at], `${path}[${at}]`, found)
  } else if (isObject(before) && isObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      note(before[key], after[key], path === '' ? key : `${path}.${key}`, found)
  } else if (JSON.stringify(before) !== JSON.stringify(after)) found[path] = before ?? emptyAt(path, after)
}

const emptyAt = (path: string, after: unknown): object | null =>
  path.endsWith(']') && isObject(after) ? {} : null
