import { untilFound } from '../list/until-found.ts'
import type { Page } from '../list/use-pages.ts'
import { type Draft, readDrafts } from './read-drafts.ts'

/** Reads a page of open drafts with all words in their customer, items or note. */
export const findDrafts = (search: string, cursor: string | undefined): Promise<Page<Draft>> => {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return readDrafts(cursor)
  return untilFound(async (from) => {
    const { rows, next } = await readDrafts(from)
    return { rows: rows.filter((draft) => hasWords(draft, words)), next }
  }, cursor)
}

const hasWords = (draft: Draft, words: readonly string[]): boolean => {
  const { firstName, lastName, company } = draft.recipientInfo?.recipientInfo.contactDetails ?? {}
  const items = draft.lineItems.map(({ lineItem }) => lineItem.productName?.original)
  const email = draft.buyerDetails?.buyerInfo.email
  const text = [firstName, lastName, company, email, ...items].join(' ').toLocaleLowerCase()
  return words.every((word) => text.includes(word))
}
