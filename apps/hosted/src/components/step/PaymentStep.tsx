import { methodName } from '../../checkout/method-name.ts'
import type { Till } from '../../checkout/till.ts'
import { useWords } from '../../messages/words.tsx'
import { AddressFields } from '../form/AddressFields.tsx'
import { ErrorCount } from '../form/ErrorCount.tsx'
import { FieldNotes } from '../form/FieldNotes.tsx'
import { onSubmit } from '../form/on-submit.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { DeclinedNotice } from '../notice/DeclinedNotice.tsx'
import { TroubleNotice } from '../notice/TroubleNotice.tsx'
import { CardFields } from './CardFields.tsx'
import { usePaymentForm } from './use-payment-form.ts'

/** The payment method and the billing address. */
export function PaymentStep({ till }: { readonly till: Till }) {
  const { t } = useWords()
  const { checkout, drafting, method, card: kept, work } = till
  const { errors, form, clear, submit, trouble, billingDiffers, billing, isDue, ...card } =
    usePaymentForm(till)
  const { needsBillingAddress } = checkout
  const methods = isDue ? checkout.paymentMethods : []
  if (isDue && methods.length === 0) return <p className="notice notice-alarm">{t.noPayment}</p>

  return (
    <form ref={form} noValidate onSubmit={onSubmit(submit)}>
      <ErrorCount errors={errors} />
      <DeclinedNotice payment={checkout.payment} />
      {isDue ? (
        <fieldset className="choices" aria-describedby={errors.method && 'method-error'}>
          <legend className="unseen">{t.wayToPay}</legend>
          {methods.map((each) => (
            <div className="choice-block" key={each.id}>
              <label className="choice">
                <input
                  type="radio"
                  name="method"
                  checked={each.id === method?.id}
                  aria-invalid={errors.method !== undefined}
                  onChange={() => {
                    clear('method')
                    drafting.change({ methodId: each.id })
                  }}
                />
                <span className="choice-words">
                  <span>{methodName(each, t)}</span>
                  {each.sandbox && <span className="soft">{t.sandbox}</span>}
                  {each.kind === 'OFFLINE' && (
                    <span className="soft">{each.instructions ?? t.offlineHint}</span>
                  )}
                </span>
              </label>
              {each.id === method?.id && each.kind === 'CARD' && (
                <div className="choice-more">
                  {card.asksForCard ? (
                    <CardFields card={card.card} onChange={card.setCard} errors={errors} onEdit={clear} />
                  ) : (
                    kept && (
                      <p className="spread">
                        <span>{t.cardKept(kept.brand, kept.lastDigits)}</span>
                        <button type="button" className="link" onClick={card.useAnotherCard}>
                          {t.cardChange}
                        </button>
                      </p>
                    )
                  )}
                </div>
              )}
            </div>
          ))}
          <FieldNotes name="method" error={errors.method} />
        </fieldset>
      ) : (
        <p>{t.nothingToPay}</p>
      )}

      {!needsBillingAddress && (
        <label className="check">
          <input
            type="checkbox"
            name="billingDiffers"
            checked={billingDiffers}
            onChange={(event) => drafting.change({ billingDiffers: event.target.checked })}
          />
          {checkout.needsDelivery ? t.billingDiffers : t.billingWanted}
        </label>
      )}
      {billingDiffers && (
        <fieldset className="further">
          <legend>
            <h3>{t.billingAddress}</h3>
          </legend>
          {needsBillingAddress && <p className="soft">{t.billingForTax}</p>}
          <AddressFields
            prefix="billingAddress"
            section="billing"
            address={billing}
            countries={null}
            errors={errors}
            onEdit={clear}
            onChange={(next) => drafting.change({ billing: next })}
          />
        </fieldset>
      )}
      <TroubleNotice trouble={trouble} />
      <SubmitButton label={t.toReview} isBusy={work === 'payment'} isBlocked={work !== undefined} />
    </form>
  )
}
