import { formatAddress } from '@vitrine/contract/addresses'
import type { HostedDeliveryOption } from '@vitrine/contract/hosted-checkout'
import { useWords } from '../../messages/words.tsx'

/** When and where an option delivers, as far as known. */
export function DeliveryPromise({ option }: { readonly option: HostedDeliveryOption }) {
  const { t, days } = useWords()
  const { deliveryTime, deliveryTimeSlot, instructions, pickupDetails } = option.logistics ?? {}
  const { from, to } = deliveryTimeSlot ?? {}
  const span = from && to ? days(from, to) : undefined
  const lines = [
    span && (pickupDetails ? t.pickUpReady(span) : t.arrives(span)),
    deliveryTime,
    pickupDetails?.address && `${t.pickUpAt} ${addressLine(pickupDetails.address)}`,
    instructions,
  ]
  return lines.map(
    (line) =>
      line && (
        <span className="soft" key={line}>
          {line}
        </span>
      ),
  )
}

type PickupAddress = NonNullable<
  NonNullable<NonNullable<HostedDeliveryOption['logistics']>['pickupDetails']>['address']
>

const addressLine = (address: PickupAddress): string => {
  const { formattedAddress, streetAddress } = address
  if (formattedAddress) return formattedAddress
  const street = streetAddress && [streetAddress.name, streetAddress.number].filter(Boolean).join(' ')
  return formatAddress({
    country: address.country ?? '',
    addressLine: address.addressLine ?? street ?? '',
    addressLine2: address.addressLine2 ?? '',
    city: address.city ?? '',
    postalCode: address.postalCode ?? '',
  }).join(', ')
}
