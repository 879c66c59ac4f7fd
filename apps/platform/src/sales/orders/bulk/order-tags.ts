import type { OrderTags } from '@vitrine/contract'
import { refuse } from '../../../floor/failure.ts'

/** How many tags of one kind an order can have. */
const MOST = 100

/** The tags of an order after an update: a list that is given replaces the one of its kind. */
export const updatedTags = (before: OrderTags | undefined, given: OrderTags): OrderTags | undefined =>
  tidy({ ...before, ...given })

/** The tags of an order after some were added, and others removed. */
export const changedTags = (
  before: OrderTags | undefined,
  added: OrderTags = {},
  removed: OrderTags = {},
): OrderTags | undefined => {
  const list = (kind: keyof OrderTags) => {
    const gone = new Set(removed[kind]?.tagIds)
    const all = [...(before?.[kind]?.tagIds ?? []), ...(added[kind]?.tagIds ?? [])]
    const tagIds = [...new Set(all)].filter((tag) => !gone.has(tag))
    if (tagIds.length > MOST) throw refuse(`assignTags.${kind}.tagIds`, 'MAX_SIZE', `can be at most ${MOST}`)
    return { tagIds }
  }
  return tidy({ privateTags: list('privateTags'), tags: list('tags') })
}

/** Each tag once, and no empty lists. */
const tidy = (tags: OrderTags): OrderTags | undefined => {
  const lists = (['privateTags', 'tags'] as const).flatMap((kind) => {
    const tagIds = [...new Set(tags[kind]?.tagIds)]
    return tagIds.length > 0 ? [[kind, { tagIds }] as const] : []
  })
  return lists.length > 0 ? Object.fromEntries(lists) : undefined
}
