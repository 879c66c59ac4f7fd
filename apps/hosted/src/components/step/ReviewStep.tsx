import { type Till, troubleOf } from '../../checkout/till.ts'
import { usePay } from '../../checkout/use-pay.ts'
import { useWords } from '../../messages/words.tsx'
import { ShopTerms } from '../brand/ShopTerms.tsx'
import { onSubmit } from '../form/on-submit.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { TroubleNotice } from '../notice/TroubleNotice.tsx'

/** The review, a note to the shop, and the order button. */
export function ReviewStep({ till }: { readonly till: Till }) {
  const { t, money } = useWords()
  const { checkout, drafting, method, work } = till
  const pay = usePay(till)
  const { toPay } = checkout.totals
  const paysNow = Number(toPay) > 0 && method?.kind !== 'OFFLINE'

  return (
    <form noValidate onSubmit={onSubmit(pay)}>
      <div className="field-group">
        <label htmlFor="buyerNote">
          {t.note} <span className="soft">({t.optional})</span>
        </label>
        <textarea
          id="buyerNote"
          name="buyerNote"
          className="field"
          rows={2}
          maxLength={1000}
          value={drafting.draft.buyerNote ?? checkout.buyerNote ?? ''}
          onChange={(event) => drafting.change({ buyerNote: event.target.value })}
        />
      </div>
      <p className="soft">{t.orderTerms(checkout.brand.name)}</p>
      <ShopTerms brand={checkout.brand} />
      <TroubleNotice trouble={troubleOf(till, 'pay')} />
      <SubmitButton
        label={paysNow ? t.pay(money(toPay, checkout.currency)) : t.placeOrder}
        busyLabel={paysNow ? t.paying : t.working}
        isBusy={work === 'pay'}
        isBlocked={work !== undefined || checkout.changes.length > 0}
      />
    </form>
  )
}
