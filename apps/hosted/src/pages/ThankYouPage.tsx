import type { HostedCheckout } from '@vitrine/contract/hosted-checkout'
import { useEffect, useMemo } from 'react'
import { leaveForGood } from '../checkout/leave.ts'
import { visitMemory } from '../checkout/visit-memory.ts'
import { AddressLines } from '../components/step/AddressLines.tsx'
import { DeliveryPromise } from '../components/step/DeliveryPromise.tsx'
import { Downloads } from '../components/step/Downloads.tsx'
import { Summary } from '../components/summary/Summary.tsx'
import { useWords } from '../messages/words.tsx'
import { NoticePage } from './NoticePage.tsx'

/**
 * The order is placed. The buyer is sent on to the shop's own thank-you page if it has one; otherwise, and on
 * later visits, this page is shown.
 */
export function ThankYouPage({ checkout }: { readonly checkout: HostedCheckout }) {
  const { t, money } = useWords()
  const { order, email, links, shippingAddress, deliveryOptions } = checkout
  const memory = useMemo(() => visitMemory(checkout.id), [checkout.id])
  const justPlaced = useMemo(() => memory.isPaying(), [memory])
  const leavesTo = justPlaced ? links.thankYouPageUrl : undefined
  const option = deliveryOptions.find(({ chosen }) => chosen)

  useEffect(() => {
    memory.keepPaying(false)
    memory.keepCard(undefined)
    memory.keepDraft(undefined)
    if (leavesTo) leaveForGood(leavesTo)
  }, [memory, leavesTo])

  if (!order) return null
  if (leavesTo)
    return (
      <NoticePage title={t.thanks} text={t.leaving}>
        <a className="link" href={leavesTo}>
          {t.backToShop}
        </a>
      </NoticePage>
    )
  const toPay = money(checkout.totals.toPay, checkout.currency)
  const onwards = links.postFlowUrl ?? links.thankYouPageUrl
  return (
    <div className="wrap columns">
      <NoticePage title={justPlaced ? t.thanks : t.thanksAgain}>
        <p className="order-number">{t.orderNumber(order.number)}</p>
        {email && <p>{t.confirmationTo(email)}</p>}
        {order.payment && (
          <p className="stacked">
            <span>{order.payment.paid ? t.paid(toPay) : t.toBePaid(toPay)}</span>
            {order.payment.paid && (
              <span className="soft">
                {order.payment.card ? t.cardOf(order.payment.card) : order.payment.methodName}
              </span>
            )}
            {!order.payment.paid && (
              <span className="soft">{order.payment.instructions ?? t.offlineHint}</span>
            )}
          </p>
        )}
        {order.downloads && <Downloads downloads={order.downloads} isPaid={order.payment?.paid !== false} />}
        {shippingAddress && (
          <div className="stacked told">
            <h2>{t.delivery}</h2>
            <AddressLines address={shippingAddress} />
            {option && (
              <p className="stacked">
                <span>{option.title}</span>
                <DeliveryPromise option={option} />
              </p>
            )}
          </div>
        )}
        {onwards && (
          <a className="button" href={onwards}>
            {t.backToShop}
          </a>
        )}
      </NoticePage>
      <Summary checkout={checkout} opensBy={t.showOrder} />
    </div>
  )
}
