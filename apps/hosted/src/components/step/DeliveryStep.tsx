import type { HostedAddressDraft } from '@vitrine/contract/hosted-checkout'
import { useState } from 'react'
import { isSameAddress, likelyCountry, personOf, savedFor, toHandIn } from '../../checkout/address-text.ts'
import { type Till, troubleOf } from '../../checkout/till.ts'
import { useWords } from '../../messages/words.tsx'
import { AddressFields } from '../form/AddressFields.tsx'
import { addressErrors } from '../form/address-fields.ts'
import { ErrorCount } from '../form/ErrorCount.tsx'
import { onSubmit } from '../form/on-submit.ts'
import { refusedAddressText } from '../form/refused-text.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useErrors } from '../form/use-errors.ts'
import { useRefusals } from '../form/use-refusals.ts'
import { TroubleNotice } from '../notice/TroubleNotice.tsx'
import { DeliveryOptions } from './DeliveryOptions.tsx'
import { SavedAddresses } from './SavedAddresses.tsx'

/** Where the order goes, and how: first the address, then its delivery options. */
export function DeliveryStep({ till }: { readonly till: Till }) {
  const { t } = useWords()
  const { checkout, drafting, work, run, api } = till
  const { errors, form, show, clear } = useErrors()
  const [justGiven, setJustGiven] = useState(false)
  const { buyer, deliversTo, shippingAddress: kept } = checkout
  const saved = savedFor(buyer, deliversTo)
  // An estimate in the cart leaves a prefilled country; the rest of the address is still missing.
  const isWhole = kept !== undefined && !checkout.missing.includes('SHIPPING_ADDRESS')
  const begun: HostedAddressDraft = {
    ...(!isWhole && personOf(buyer)),
    ...(kept ?? { country: likelyCountry(deliversTo, navigator.languages) }),
  }
  const address = drafting.draft.shipping ?? begun
  const [isAnother, setAnother] = useState(() => !saved.some((each) => isSameAddress(each, address)))
  const country = address.country ?? ''
  const trouble = troubleOf(till, 'address')
  useRefusals(trouble, show, (refused) => refusedAddressText(refused, country, t))
  const isGiven = isWhole && isSameAddress(address, kept)

  const submit = async () => {
    if (!show(addressErrors(address, 'shippingAddress', t))) return
    const now = await run('address', () => api.update({ shippingAddress: toHandIn({ ...address, country }) }))
    if (!now) return
    drafting.drop('shipping')
    setJustGiven(true)
  }

  return (
    <>
      <form ref={form} noValidate onSubmit={onSubmit(submit)}>
        <ErrorCount errors={errors} />
        <h3>{t.shippingAddress}</h3>
        <SavedAddresses
          addresses={saved}
          chosen={isAnother ? undefined : address}
          onChoose={(shipping) => {
            setAnother(shipping === undefined)
            drafting.change({ shipping: shipping ?? { country, ...personOf(buyer) } })
          }}
        />
        {(isAnother || saved.length === 0) && (
          <AddressFields
            prefix="shippingAddress"
            section="shipping"
            address={address}
            countries={deliversTo}
            errors={errors}
            onEdit={clear}
            onChange={(shipping) => drafting.change({ shipping })}
          />
        )}
        <TroubleNotice trouble={trouble} />
        {!isGiven && (
          <SubmitButton
            label={isWhole ? t.toNewOptions : t.toOptions}
            isBusy={work === 'address'}
            isBlocked={work !== undefined}
          />
        )}
      </form>
      {isGiven && <DeliveryOptions till={till} takesFocus={justGiven} />}
    </>
  )
}
