import { cleanHtml } from '../../floor/text/clean-html.ts'
import type { ItemData } from './data-item.ts'

/** The start of anything a browser could read as a tag, closed or not. */
const TAG = /<[a-z!/?]/i

/**
 * Sanitizes every text with tags, at any depth, because storefronts show such texts as HTML. Others stay
 * unchanged.
 */
export const cleanData = (data: ItemData): ItemData =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, clean(value)]))

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return TAG.test(value) ? cleanHtml(value) : value
  if (Array.isArray(value)) return value.map(clean)
  return typeof value === 'object' && value !== null ? cleanData(value as ItemData) : value
}
