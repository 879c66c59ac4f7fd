import type { HostedAddress, HostedAddressDraft, HostedBuyer } from '@vitrine/contract/hosted-checkout'

/** The initial country of a form: the only one, or the reader's if it is listed. */
export const likelyCountry = (countries: readonly string[] | null, languages: readonly string[]): string => {
  if (countries?.length === 1) return countries[0] ?? ''
  const ofReader = languages.map((language) => new Intl.Locale(language).maximize().region)
  return ofReader.find((code) => code !== undefined && (countries?.includes(code) ?? true)) ?? ''
}

/** An address as submitted: trimmed, without empty fields. */
export const toHandIn = (address: HostedAddressDraft & { readonly country: string }): HostedAddress => ({
  country: address.country,
  ...Object.fromEntries(
    Object.entries(address).flatMap(([name, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [[name, text.trim()]] : [],
    ),
  ),
})

/** Whether two addresses are the same; empty and missing fields are equal. */
export const isSameAddress = (one: HostedAddressDraft, other: HostedAddressDraft): boolean => {
  const fields = (address: HostedAddressDraft) =>
    JSON.stringify(Object.entries(toHandIn({ country: '', ...address })).sort(([a], [b]) => (a < b ? -1 : 1)))
  return fields(one) === fields(other)
}

/** The parts of a new address that a member's account knows. */
export const personOf = (buyer: HostedBuyer | undefined): HostedAddressDraft => {
  const { firstName, lastName, phone } = buyer ?? {}
  return { ...(firstName && { firstName }), ...(lastName && { lastName }), ...(phone && { phone }) }
}

/** A member's saved addresses in countries that the shop delivers to. */
export const savedFor = (
  buyer: HostedBuyer | undefined,
  countries: readonly string[] | null,
): readonly HostedAddress[] =>
  (buyer?.addresses ?? []).filter(({ country }) => countries?.includes(country) ?? true)
