import type { HostedCheckout } from '@vitrine/contract/hosted-checkout'
import { useWords } from '../../messages/words.tsx'

/** The sums of the order, one below the other. */
export function Totals({ checkout }: { readonly checkout: HostedCheckout }) {
  const { t, money } = useWords()
  const { totals, currency, coupon, giftCard, converted } = checkout
  const price = (amount: string) => money(amount, currency)
  const shipping = totals.delivery
  const rows: [string, string | undefined][] = [
    [t.subtotal, price(totals.subtotal)],
    [coupon ? t.discountBy(coupon.code) : t.discount, totals.discount && `−${price(totals.discount)}`],
    [
      t.shipping,
      !checkout.needsDelivery
        ? undefined
        : shipping === undefined
          ? t.shippingLater
          : Number(shipping) === 0
            ? t.free
            : price(shipping),
    ],
    [t.fees, totals.additionalFees && price(totals.additionalFees)],
    [
      t.tax,
      totals.taxIncluded
        ? undefined
        : checkout.taxAwaitsAddress
          ? t.shippingLater
          : totals.tax && price(totals.tax),
    ],
  ]
  return (
    <dl className="totals">
      {rows.map(([name, value]) => value !== undefined && <Row key={name} name={name} value={value} />)}
      <Row name={t.total} value={price(totals.total)} isStrong />
      {totals.taxIncluded && totals.tax && <Row name={t.taxIncluded} value={price(totals.tax)} />}
      {totals.giftCard && (
        <>
          <Row
            name={`${t.giftCardPays} ${giftCard?.obfuscatedCode ?? ''}`}
            value={`−${price(totals.giftCard)}`}
          />
          <Row name={t.toPay} value={price(totals.toPay)} isStrong />
        </>
      )}
      {converted && (
        <Row name={t.paidIn(currency)} value={t.about(money(converted.toPay, converted.currency))} />
      )}
    </dl>
  )
}

interface RowProps {
  readonly name: string
  readonly value: string
  readonly isStrong?: boolean
}

function Row({ name, value, isStrong }: RowProps) {
  return (
    <div className={isStrong ? 'totals-row strong' : 'totals-row'}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
