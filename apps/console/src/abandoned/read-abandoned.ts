import { useQuery } from '@tanstack/react-query'
import type { abandonedCheckouts } from '@vitrine/client/ecom'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'

export type AbandonedCheckout = abandonedCheckouts.AbandonedCheckout

/** What a change of the list may change elsewhere. */
export const ABANDONED_KEYS = ['abandoned']
/** The states that the list can be filtered by. */
export const STATUSES = ['ABANDONED', 'RECOVERED'] as const
const PAGE_SIZE = 50

/** Reads a page of checkouts that were left, those left last first. */
export const readAbandoned = async (
  status: string | undefined,
  cursor: string | undefined,
): Promise<Page<AbandonedCheckout>> => {
  const known = STATUSES.find((each) => each === status)
  const found = await shop.abandonedCheckouts.queryAbandonedCheckouts(
    cursor
      ? { cursorPaging: { limit: PAGE_SIZE, cursor } }
      : { ...(known && { filter: { status: known } }), cursorPaging: { limit: PAGE_SIZE } },
  )
  return { rows: found.abandonedCheckouts, next: found.metadata.cursors?.next ?? undefined }
}

/** A checkout that was left, as it is now. */
export const useAbandoned = (id: string) =>
  useQuery({
    queryKey: ['abandoned', id],
    queryFn: async () => (await shop.abandonedCheckouts.getAbandonedCheckout(id)).abandonedCheckout,
  })

/** Whether and when buyers are reminded. */
export const useReminderSettings = () =>
  useQuery({ queryKey: ['settings', 'reminders'], queryFn: () => shop.settings.getReminderSettings() })

/** The buyer's name, or else their address. */
export const buyerOf = ({ contactDetails, buyerInfo }: AbandonedCheckout): string | undefined => {
  const { firstName, lastName } = contactDetails ?? {}
  return [firstName, lastName].filter(Boolean).join(' ') || buyerInfo.email || undefined
}
