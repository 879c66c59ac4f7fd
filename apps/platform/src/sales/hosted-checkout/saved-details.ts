import { HostedAddress, type HostedBuyer } from '@vitrine/contract/hosted-checkout'
import { compileInput } from '@vitrine/contract/validate'
import type { Reader } from '../../floor/database/database.ts'
import type { MemberRow } from '../../people/members/member.ts'
import { isOfBefore, statusOf } from '../../people/members/member.ts'
import { membersStore } from '../../people/members/members.store.ts'
import { signOnPolicyOf } from '../../people/members/sign-on-policy.ts'
import { countriesOf, type Delivery, NO_DELIVERY } from '../../shop/settings/delivery-terms.ts'
import { settingsStore } from '../../shop/settings/settings.store.ts'
import { changeDetails, type StoredCheckout } from '../checkout/checkout.ts'
import { addressViolations, hostedPlaceOf, placeOfHosted } from '../checkout/missing/address-form.ts'
import { isSent } from '../checkout/missing/missing-parts.ts'
import { isPersonalPlace } from '../checkout/sides.ts'

const MEMBER = 'member:'

/** Fills in a member's checkout in their own browser with their email address and a saved address. */
export const withSaved = async (reader: Reader, checkout: StoredCheckout): Promise<StoredCheckout> => {
  const { siteId, ownerKey, details, lines } = checkout
  if (!ownerKey.startsWith(MEMBER)) return checkout
  const knownMemberId = ownerKey.slice(MEMBER.length)
  const buyer = await findBuyer(reader, siteId, { ...details, knownMemberId })
  if (!buyer) return checkout
  const settings = await settingsStore.find<Delivery>(reader, siteId, 'delivery')
  const countries = countriesOf(settings?.document ?? NO_DELIVERY)
  const estimated = details.shipping?.address?.country
  const isWanted = (address: HostedAddress): boolean =>
    (countries?.includes(address.country) ?? true) &&
    (estimated === undefined || estimated === address.country) &&
    addressViolations(address, '').length === 0
  const isAsked = lines.some(isSent) && !isPersonalPlace(details.shipping)
  const address = isAsked ? buyer.addresses.find(isWanted) : undefined
  return {
    ...checkout,
    details: changeDetails(details, {
      ...{ knownMemberId, email: details.email ?? buyer.email },
      ...(address && { shipping: placeOfHosted(address) }),
    }),
  }
}

/** Finds the member whose own browser has the checkout open, as long as they may log in. */
export const findBuyer = async (
  reader: Reader,
  siteId: string,
  { knownMemberId }: StoredCheckout['details'],
  since = Number.POSITIVE_INFINITY,
): Promise<HostedBuyer | undefined> => {
  if (knownMemberId === undefined) return undefined
  const member = await membersStore.find(reader, siteId, knownMemberId)
  if (!member || isOfBefore(member, since)) return undefined
  const { name } = statusOf(member, await signOnPolicyOf(reader, siteId))
  return name === 'ACTIVE' ? buyerOf(member) : undefined
}

const buyerOf = ({ email, firstName, lastName, profile }: MemberRow): HostedBuyer => {
  const phone = profile.phones[0] ?? profile.phonesV2[0]?.phone
  const person = {
    ...(firstName !== null && { firstName }),
    ...(lastName !== null && { lastName }),
    ...(phone && { phone }),
  }
  return {
    ...{ email, ...person },
    addresses: profile.addresses.flatMap(({ address }) => {
      const place = hostedPlaceOf({ address, contactDetails: person })
      return place && check(place).length === 0 ? [place] : []
    }),
  }
}

/** An account's fields may be longer than the form's. */
const check = compileInput(HostedAddress)
