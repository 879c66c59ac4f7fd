import { useState } from 'react'
import { likelyCountry, toHandIn } from '../../checkout/address-text.ts'
import { cardDetails, cardProblems, NO_CARD } from '../../checkout/card.ts'
import { type Till, troubleOf } from '../../checkout/till.ts'
import { useWords } from '../../messages/words.tsx'
import { addressErrors } from '../form/address-fields.ts'
import { refusedAddressText } from '../form/refused-text.ts'
import { useErrors } from '../form/use-errors.ts'
import { useRefusals } from '../form/use-refusals.ts'
import { cardErrors, refusedCardErrors } from './CardFields.tsx'

/** The payment step's values, and how they are submitted: the card to its provider, the address to the shop. */
export const usePaymentForm = (till: Till) => {
  const { t } = useWords()
  const { checkout, drafting, method, card: keptCard, keepCard, run, api, goOn } = till
  const { draft } = drafting
  const { errors, form, show, clear } = useErrors()
  const [card, setCard] = useState(NO_CARD)
  const [isNewCard, setNewCard] = useState(false)

  const { needsBillingAddress, totals } = checkout
  const isDue = Number(totals.toPay) > 0
  const asksForCard = isDue && method?.kind === 'CARD' && (keptCard === undefined || isNewCard)
  const billingDiffers =
    needsBillingAddress || (draft.billingDiffers ?? checkout.billingAddress !== undefined)
  const billing = draft.billing ??
    checkout.billingAddress ?? {
      country: checkout.shippingAddress?.country ?? likelyCountry(null, navigator.languages),
    }
  const country = billing.country ?? ''

  const trouble = troubleOf(till, 'payment')
  useRefusals(
    trouble,
    (found) =>
      show(
        Object.assign(
          {},
          ...Object.entries(found).map(([field, text]) =>
            field.startsWith('billingAddress') ? { [field]: text } : refusedCardErrors(field, t),
          ),
        ),
      ),
    (refused) => refusedAddressText(refused, country, t),
  )

  const found = () => ({
    method: method || !isDue ? undefined : t.choosePayment,
    ...(asksForCard && cardErrors(cardProblems(card, new Date()), t)),
    ...(billingDiffers && addressErrors(billing, 'billingAddress', t)),
  })

  const submit = async () => {
    if (!show(found()) || (isDue && !method)) return
    const now = await run('payment', async () => {
      const details = asksForCard ? cardDetails(card) : undefined
      if (details && method?.tokenUrl) {
        keepCard(await api.tokenOf(details, method.tokenUrl))
        setCard(NO_CARD)
        setNewCard(false)
      }
      return api.update({ billingAddress: billingDiffers ? toHandIn({ ...billing, country }) : null })
    })
    if (!now) return
    drafting.drop('billing', 'billingDiffers')
    if (isDue && method) drafting.change({ methodId: method.id })
    goOn('payment', now)
  }

  return {
    ...{ errors, form, clear, submit, trouble, card, setCard, asksForCard, billingDiffers, billing, isDue },
    useAnotherCard: () => setNewCard(true),
  }
}
