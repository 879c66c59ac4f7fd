import type * as wire from '@vitrine/contract'
import type { OfferImage, OffersFor } from '../../catalog/products/records/offer.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { membersStore } from '../../people/members/members.store.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import type { Site } from '../../shop/sites/site.ts'
import { assertExact } from '../cart/lines/cart.ts'
import { largestExactMinor } from '../cart/lines/prices.ts'
import { assertOffered, type CheckoutKeeper } from '../checkout/checkout-keeper.ts'
import { createdBy } from '../checkout/checkout-visit.ts'
import { lockDraftCheckout, writeDraftCheckout } from './draft-checkout.ts'
import { findCoupon } from './draft-coupon.ts'
import { queryDrafts } from './drafts-query.ts'
import type { EditsService } from './edits/edits.service.ts'
import { showEdit } from './edits/show-edit.ts'
import type { DraftDetails, DraftDocument, StoredDraft } from './kept/draft.ts'
import { draftsStore } from './kept/drafts.store.ts'
import { paymentLinksStore } from './kept/payment-links.store.ts'
import { priceDraft } from './price-draft.ts'
import { buyerDetails, changeLines, keptDiscounts, readAddition, readDiscounts } from './read-draft.ts'
import { showDraft } from './show-draft.ts'

/** Orders that staff put together. */
export interface DraftsService {
  /** With an idempotency key it creates one draft, however often it is repeated. */
  create(call: Call<wire.CreateDraftOrderRequest>): Promise<wire.CreateDraftOrderResponse>
  get(call: Call<wire.DraftOrderIdRequest>): Promise<wire.DraftOrderResponse>
  query(call: Call<wire.QueryDraftOrdersRequest>): Promise<wire.QueryDraftOrdersResponse>
  delete(call: Call<wire.DraftOrderIdRequest>): Promise<wire.Empty>
  addLines(call: Call<wire.AddDraftLinesRequest>): Promise<wire.DraftOrderResponse>
  updateLines(call: Call<wire.UpdateDraftLinesRequest>): Promise<wire.DraftOrderResponse>
  addDiscounts(call: Call<wire.CreateDraftDiscountsRequest>): Promise<wire.DraftOrderResponse>
  setDiscounts(call: Call<wire.SetDraftDiscountsRequest>): Promise<wire.DraftOrderResponse>
  deleteDiscounts(call: Call<wire.DeleteDraftDiscountsRequest>): Promise<wire.DraftOrderResponse>
  setShipping(call: Call<wire.SetDraftShippingRequest>): Promise<wire.DraftOrderResponse>
  setBuyer(call: Call<wire.SetDraftBuyerRequest>): Promise<wire.DraftOrderResponse>
  setRecipient(call: Call<wire.SetDraftRecipientRequest>): Promise<wire.DraftOrderResponse>
  setBilling(call: Call<wire.SetDraftBillingRequest>): Promise<wire.DraftOrderResponse>
  /** For code that ends drafts in other ways than these calls. */
  readonly change: ChangeDraft
}

export interface DraftsParts {
  readonly database: Database
  readonly ids: Ids
  readonly offersFor: OffersFor
  /** Shown for a product without a picture. */
  readonly placeholder: OfferImage
  readonly keeper: CheckoutKeeper
  readonly edits: Pick<EditsService, 'start'>
}

/** What a change of a draft leaves of it; missing parts stay. */
type Change = Partial<Pick<StoredDraft, 'ownerKey'>> & {
  readonly document?: Partial<DraftDocument>
  /** Whether its checkout is needed from now on. */
  readonly needsCheckout?: boolean
}

/**
 * Changes a locked draft, and its checkout with it, so that its buyer sees the change. Returns the draft as it
 * is then.
 * @throws {Failure} DRAFT_ORDER_DOES_NOT_EXIST; DRAFT_ORDER_ALREADY_COMMITTED; CONFLICT if its checkout was
 * created meanwhile
 */
export type ChangeDraft = (
  call: Call<{ readonly draftOrderId: string }>,
  decide: (draft: StoredDraft, tx: Transaction, site: Site) => Change | Promise<Change>,
) => Promise<{ readonly draft: StoredDraft; readonly answer: wire.DraftOrderResponse }>

export const createDrafts = (parts: DraftsParts): DraftsService => {
  const { database, ids, offersFor, placeholder, keeper, edits } = parts

  const find = async (siteId: string, id: string): Promise<StoredDraft> => {
    const draft = await draftsStore.find(database, siteId, id)
    if (!draft) throw fail('DRAFT_ORDER_DOES_NOT_EXIST')
    return draft
  }
  const shown = async (
    reader: Database | Transaction,
    site: Site,
    draft: StoredDraft,
    at: number,
  ): Promise<wire.CalculatedDraftOrder> => {
    const { siteId, id } = draft
    if (draft.sourceOrderId !== undefined) return showEdit(reader, parts, site, draft, at)
    const priced = await priceDraft(reader, offersFor, site, draft, at)
    const link = await paymentLinksStore.find(reader, { siteId, kind: 'DRAFT', id })
    return showDraft(draft, { priced, placeholder, link })
  }
  const answer = async (call: Call<unknown>, id: string): Promise<wire.DraftOrderResponse> => {
    const site = await call.site()
    const draft = await find(site.siteId, id)
    if (draft.sourceOrderId !== undefined && draft.status === 'COMMITTED') {
      const draftOrder = await draftsStore.findShown(database, site.siteId, id)
      if (draftOrder) return { calculatedDraftOrder: { draftOrder, shippingOptions: [] } }
    }
    return { calculatedDraftOrder: await shown(database, site, draft, call.at) }
  }

  const change: ChangeDraft = async (call, decide) => {
    const site = await call.site()
    const { siteId } = site
    const { draftOrderId } = call.input
    const seen = await find(siteId, draftOrderId)
    return database.transaction(async (tx) => {
      const open = await lockDraftCheckout(tx, seen)
      const found = await draftsStore.lock(tx, siteId, draftOrderId)
      if (!found) throw fail('DRAFT_ORDER_DOES_NOT_EXIST')
      if (found.status === 'COMMITTED')
        throw fail('DRAFT_ORDER_ALREADY_COMMITTED', { orderId: found.orderId ?? found.sourceOrderId })
      if (found.checkoutId !== seen.checkoutId) throw fail('CONFLICT')
      const { document, needsCheckout, ...rest } = await decide(found, tx, site)
      const merged: StoredDraft = {
        ...{ ...found, ...rest },
        document: { ...found.document, ...document },
        updatedAt: Math.max(call.at, found.updatedAt),
      }
      assertExact(merged.document.lines, largestExactMinor(site))
      const draft =
        open || needsCheckout
          ? await writeDraftCheckout(tx, merged, open, { keeper, ids, site, at: call.at })
          : merged
      const calculatedDraftOrder = await shown(tx, site, draft, call.at)
      const { draftOrder: after } = calculatedDraftOrder
      await draftsStore.update(tx, draft, after)
      noteChange(tx, { entityType: 'DRAFT_ORDER', entityId: draft.id, after })
      return { draft, answer: { calculatedDraftOrder } }
    })
  }
  const changed = async (
    call: Call<{ readonly draftOrderId: string }>,
    decide: (draft: StoredDraft, tx: Transaction, site: Site) => Change | Promise<Change>,
  ) => (await change(call, decide)).answer
  const details = (
    call: Call<{ readonly draftOrderId: string }>,
    decide: (details: DraftDetails) => DraftDetails,
  ) => changed(call, ({ document }) => ({ document: { details: decide(document.details) } }))

  const ownerOf = async (
    tx: Transaction,
    siteId: string,
    memberId: string | undefined,
    before: string | undefined,
  ): Promise<string> => {
    if (memberId === undefined) return before?.startsWith('visitor:') ? before : `visitor:${ids.guid()}`
    if (!(await membersStore.find(tx, siteId, memberId))) throw fail('MEMBER_NOT_FOUND')
    return `member:${memberId}`
  }

  const create = async (
    call: Call<wire.CreateDraftOrderRequest>,
    id: string,
    claim: ((tx: Transaction) => Promise<void>) | undefined,
  ): Promise<wire.CreateDraftOrderResponse> => {
    const { at, input } = call
    const { draftOrder: said = {} } = input
    const site = await call.site()
    const { siteId } = site
    const reading = { site, at, ids }
    const addition = readAddition(said, reading, 'draftOrder.')
    const offers = await offersFor(database, site, addition.references)
    return database.transaction(async (tx) => {
      await claim?.(tx)
      const lines = addition.to([], offers)
      assertExact(lines, largestExactMinor(site))
      const { buyerInfo = {}, recipientInfo, billingInfo, shippingInfo } = said
      const draft: StoredDraft = {
        ...{ siteId, id, status: 'DRAFT', createdAt: at, updatedAt: at },
        ownerKey: await ownerOf(tx, siteId, buyerInfo.memberId, undefined),
        document: {
          lines,
          details: {
            ...buyerDetails({}, buyerInfo),
            ...placed('shipping', recipientInfo),
            ...placed('billing', billingInfo),
            ...chosen(shippingInfo),
          },
          discounts: readDiscounts(said.discounts ?? [], lines, reading, 'draftOrder.discounts'),
          createdBy: createdBy(call.actor),
        },
      }
      const priced = await priceDraft(tx, offersFor, site, draft, at)
      if (shippingInfo?.code) assertOffered(priced)
      const calculatedDraftOrder = showDraft(draft, { priced, placeholder })
      const { draftOrder: after } = calculatedDraftOrder
      await draftsStore.insert(tx, draft, after)
      noteChange(tx, { entityType: 'DRAFT_ORDER', entityId: id, before: null, after })
      return { calculatedDraftOrder }
    })
  }

  return {
    change,

    create: (call) => {
      const id = ids.guid()
      const { sourceOrderId, draftOrder } = call.input
      if (sourceOrderId !== undefined && draftOrder)
        throw refuse('draftOrder', 'FIELD_NOT_ALLOWED', 'can’t be given with sourceOrderId')
      if (sourceOrderId !== undefined) return edits.start(call, sourceOrderId)
      return once(
        database,
        call.attempt(),
        id,
        (claim) => create(call, id, claim),
        (known) => answer(call, known),
      )
    },

    get: (call) => answer(call, call.input.draftOrderId),

    query: ({ actor, input }) => queryDrafts(database, actor.siteId, input.query),

    delete: async ({ actor: { siteId }, input: { draftOrderId: id } }) => {
      await find(siteId, id)
      await database.transaction(async (tx) => {
        if (!(await draftsStore.remove(tx, siteId, id))) throw fail('DRAFT_ORDER_CANNOT_BE_DELETED')
        await paymentLinksStore.remove(tx, { siteId, kind: 'DRAFT', id })
        noteChange(tx, { entityType: 'DRAFT_ORDER', entityId: id, after: null })
      })
      return {}
    },

    addLines: async (call) => {
      const site = await call.site()
      const addition = readAddition(call.input, { site, at: call.at, ids }, '')
      const offers = await offersFor(database, site, addition.references)
      return changed(call, ({ document, sourceOrderId }) => {
        if (sourceOrderId !== undefined && offers.some((offer) => offer?.itemType === 'GIFT_CARD'))
          throw fail('GIFT_CARD_ITEM_UNSUPPORTED')
        return { document: { lines: addition.to(document.lines, offers) } }
      })
    },

    updateLines: (call) =>
      changed(call, ({ document }, _, site) => {
        const lines = changeLines(document.lines, call.input, site)
        return { document: { lines, discounts: keptDiscounts(document.discounts, lines) } }
      }),

    addDiscounts: (call) =>
      changed(call, async (draft, tx, site) => {
        const { discounts: said = [], couponCode } = call.input
        if (said.length === 0 && couponCode === undefined)
          throw refuse('discounts', 'REQUIRED_ONE_OF_FIELD', 'must be given if couponCode isn’t')
        const { discounts, lines, details } = draft.document
        const added = readDiscounts(said, lines, { site, at: call.at, ids }, 'discounts')
        const coupon =
          couponCode === undefined ? details.coupon : await findCoupon(tx, draft, couponCode, call.at)
        return {
          document: {
            discounts: [...discounts, ...added].slice(0, MOST_DISCOUNTS),
            details: { ...details, ...(coupon && { coupon }) },
          },
        }
      }),

    setDiscounts: (call) =>
      changed(call, ({ document: { discounts } }) => {
        const states = new Map(call.input.discounts.map(({ id, applied }) => [id, applied]))
        assertKnown([...states.keys()], discounts)
        return {
          document: {
            discounts: discounts.map((each) => ({
              ...each,
              isApplied: states.get(each.id) ?? each.isApplied,
            })),
          },
        }
      }),

    deleteDiscounts: (call) =>
      changed(call, ({ document: { discounts, details } }) => {
        const { discountIds } = call.input
        const { coupon, ...rest } = details
        const isCouponGone = coupon !== undefined && discountIds.includes(coupon.id)
        assertKnown(
          discountIds.filter((id) => id !== coupon?.id),
          discounts,
        )
        return {
          document: {
            discounts: discounts.filter(({ id }) => !discountIds.includes(id)),
            details: isCouponGone ? rest : details,
          },
        }
      }),

    setShipping: async (call) => {
      const { shippingInfo = {} } = call.input
      const { answer: shown } = await change(call, async (draft, tx, site) => {
        const { selectedShippingOption: _, ...rest } = draft.document.details
        const next = { ...rest, ...chosen(shippingInfo) }
        const after = { ...draft, document: { ...draft.document, details: next } }
        if (shippingInfo.code) assertOffered(await priceDraft(tx, offersFor, site, after, call.at))
        return { document: { details: next } }
      })
      return shown
    },

    setBuyer: (call) =>
      changed(call, async (draft, tx, site) => {
        const { buyerInfo, buyerNote } = call.input
        const { details: before } = draft.document
        if (draft.sourceOrderId !== undefined && buyerInfo?.memberId !== undefined)
          throw refuse('buyerInfo.memberId', 'FIELD_NOT_ALLOWED', 'can’t be changed once an order is placed')
        const said = buyerInfo ? buyerDetails(before, buyerInfo) : before
        const { buyerNote: note, ...rest } = said
        const isNew = draft.sourceOrderId === undefined
        return {
          ...(buyerInfo &&
            isNew && {
              ownerKey: await ownerOf(tx, site.siteId, buyerInfo.memberId, draft.ownerKey),
            }),
          document: {
            details: { ...rest, ...noteOf(buyerNote === undefined ? note : buyerNote) },
          },
        }
      }),

    setRecipient: (call) =>
      details(call, ({ shipping: _, ...rest }) => ({
        ...rest,
        ...placed('shipping', call.input.recipientInfo),
      })),

    setBilling: (call) =>
      details(call, ({ billing: _, ...rest }) => ({ ...rest, ...placed('billing', call.input.billingInfo) })),
  }
}

/** A draft keeps this many discounts; the contract allows 100 in one call. */
const MOST_DISCOUNTS = 320

const assertKnown = (ids: readonly string[], discounts: DraftDocument['discounts']): void => {
  const unknown = ids.find((id) => !discounts.some((each) => each.id === id))
  if (unknown !== undefined) throw fail('DISCOUNT_NOT_FOUND', { discountId: unknown })
}

/** An empty address is none. */
const placed = (name: 'shipping' | 'billing', place: wire.AddressWithContact | undefined): DraftDetails =>
  place && (place.address || place.contactDetails) ? { [name]: place } : {}

const chosen = ({ code, carrierId }: wire.DraftShipping = {}): DraftDetails =>
  code ? { selectedShippingOption: { code, ...(carrierId && { carrierId }) } } : {}

const noteOf = (note: string | null | undefined): DraftDetails =>
  note?.trim() ? { buyerNote: note.trim() } : {}
