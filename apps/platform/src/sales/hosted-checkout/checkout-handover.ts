import type { Database, Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { membersStore } from '../../people/members/members.store.ts'
import type { CheckoutHandover } from '../../people/redirects/links/checkout-handover.ts'
import { mergedVisitorsStore } from '../cart/kept/merged-visitors.ts'
import { checkoutStore } from '../checkout/checkout.store.ts'
import type { StoredCheckout } from '../checkout/checkout.ts'
import { handedOver, isPersonal, takenUp, withoutPerson } from '../checkout/sides.ts'
import { isOpen as isUnderWay } from '../payments/payment.ts'
import { paymentsStore } from '../payments/payments.store.ts'
import { hostedViewsStore } from './hosted-views.store.ts'
import { withSaved } from './saved-details.ts'

export interface CheckoutHandoverParts {
  readonly database: Database
  readonly ids: Ids
  readonly ofCart: CheckoutHandover['ofCart']
}

const MEMBER = 'member:'

/** Gives checkouts to the browsers that open them. */
export const createCheckoutHandover = ({
  database,
  ids,
  ofCart,
}: CheckoutHandoverParts): CheckoutHandover => {
  const save = (tx: Transaction, before: StoredCheckout, after: StoredCheckout): Promise<unknown> =>
    checkoutStore.save(tx, { ...after, revision: before.revision + 1 })

  return {
    ofCart,
    ownerOf: (siteId, checkoutId) => checkoutStore.ownerOf(database, siteId, checkoutId),

    look: async ({ siteId, checkoutId }) => {
      const found = await checkoutStore.find(database, siteId, checkoutId)
      if (!found) return undefined
      const payment = await paymentsStore.findLatest(database, siteId, checkoutId)
      return {
        isOpen: found.state === 'OPEN',
        isPaying: found.state === 'OPEN' && payment !== undefined && isUnderWay(payment),
        isInUse: await hostedViewsStore.has(database, { siteId, checkoutId }),
        wasTaken: found.maker !== undefined,
        isProven: found.maker?.isProven ?? false,
        isPersonal: isPersonal(found),
      }
    },

    isMergedInto: async (siteId, before, principal) =>
      before.startsWith('visitor:') &&
      principal.startsWith(MEMBER) &&
      (await mergedVisitorsStore.memberOf(database, siteId, before.slice('visitor:'.length))) ===
        principal.slice(MEMBER.length),

    lock: async (tx, { siteId, checkoutId }) => {
      await checkoutStore.lock(tx, siteId, checkoutId)
      return hostedViewsStore.has(tx, { siteId, checkoutId })
    },

    handOver: async (tx, { siteId, checkoutId }, { isProven, isMembers }) => {
      const found = await checkoutStore.lock(tx, siteId, checkoutId)
      if (found?.state !== 'OPEN') return
      if (found.maker) await hostedViewsStore.remove(tx, { siteId, checkoutId })
      const given = handedOver(found, isProven)
      await save(tx, found, isMembers ? await withSaved(tx, given) : given)
    },

    takeUp: async (tx, { siteId, checkoutId }) => {
      const found = await checkoutStore.lock(tx, siteId, checkoutId)
      if (found?.state === 'OPEN' && found.maker?.isChanged) await save(tx, found, takenUp(found))
    },

    copy: async (tx, { siteId, checkoutId }, { memberId, at }) => {
      const found = await checkoutStore.find(tx, siteId, checkoutId)
      if (found?.state !== 'OPEN') return undefined
      const { cartId: _, maker, ...rest } = found
      const member = memberId === undefined ? undefined : await membersStore.find(tx, siteId, memberId)
      const visitorId = ids.guid()
      const { lines, details } = withoutPerson(maker ?? found)
      const copy: StoredCheckout = {
        ...rest,
        id: ids.guid(),
        ownerKey: member ? `${MEMBER}${member.memberId}` : `visitor:${visitorId}`,
        copiedFrom: found.copiedFrom ?? found.ownerKey,
        revision: 1,
        lines,
        details: {
          ...details,
          createdBy: member ? { memberId: member.memberId } : { visitorId },
          ...(member && { email: member.email }),
        },
        createdAt: at,
        updatedAt: at,
      }
      await checkoutStore.save(tx, await withSaved(tx, copy))
      return { checkoutId: copy.id, principal: copy.ownerKey }
    },
  }
}
