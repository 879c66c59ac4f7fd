import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { draftOrders } from '@vitrine/client/ecom'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'

export type Draft = draftOrders.DraftOrder
export type CalculatedDraft = draftOrders.CalculatedDraftOrder['calculatedDraftOrder']

/** What a change of a draft may change elsewhere. */
export const DRAFT_KEYS = ['drafts']
const PAGE_SIZE = 50

/** Reads a page of open drafts, last changed first. */
export const readDrafts = async (cursor: string | undefined): Promise<Page<Draft>> => {
  const found = await shop.draftOrders.queryDraftOrders(
    cursor
      ? { cursorPaging: { limit: PAGE_SIZE, cursor } }
      : { filter: { status: 'DRAFT', orderId: '' }, cursorPaging: { limit: PAGE_SIZE } },
  )
  return { rows: found.draftOrders, next: found.pagingMetadata.cursors?.next ?? undefined }
}

/** A draft as it was last read or changed. */
export const useDraft = (draftId: string) =>
  useQuery({
    queryKey: ['draft', draftId],
    queryFn: async () => (await shop.draftOrders.getDraftOrder(draftId)).calculatedDraftOrder,
  })

/** Whether an order can be edited, or no longer. */
export const useDraftability = (orderId: string, isEnabled = true) =>
  useQuery({
    queryKey: ['order', orderId, 'draftability'],
    queryFn: () => shop.draftOrders.getOrderDraftabilityStatus(orderId),
    enabled: isEnabled,
  })

/** Changes a draft. */
export type ChangeDraft = (draftId: string) => Promise<{ calculatedDraftOrder: CalculatedDraft }>

/** Saves each change of a draft at once, one after the other, and shows what the platform made of it. */
export const useDraftChanges = (draftId: string) => {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: ChangeDraft) => change(draftId),
    scope: { id: `draft ${draftId}` },
    onSuccess: ({ calculatedDraftOrder }) => queries.setQueryData(['draft', draftId], calculatedDraftOrder),
    onError: () => queries.invalidateQueries({ queryKey: ['draft', draftId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['drafts'] }),
  })
  return { change: mutate, isSaving: isPending, error }
}

export type DraftChanges = ReturnType<typeof useDraftChanges>
