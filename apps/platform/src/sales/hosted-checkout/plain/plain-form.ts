import type { HostedAddress } from '@vitrine/contract/hosted-checkout'

/** What a form of the plain checkout asks for. Nothing is checked yet. */
export interface PlainForm {
  readonly update?: Readonly<Record<string, unknown>>
  readonly pay?: { readonly input: unknown; readonly key: string }
  readonly stops?: true
  /** The step to show again if it is refused, with what was typed. */
  readonly step?: string
  readonly typed?: Partial<HostedAddress> & { readonly email?: string }
}

type Fields = Readonly<Record<string, unknown>>

const text = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value.trim() : ''
}

const ADDRESS = [
  ...['country', 'firstName', 'lastName', 'addressLine', 'addressLine2'],
  ...['postalCode', 'city', 'subdivision'],
] as const

/** Reads a form by its field `do`. An unknown one asks for nothing. */
export const readPlainForm = (fields: Fields): PlainForm => {
  switch (text(fields, 'do')) {
    case 'contact': {
      const email = text(fields, 'email')
      return { update: { email }, step: 'contact', typed: { email } }
    }
    case 'address': {
      const typed = addressOf(fields)
      return { update: { shippingAddress: typed }, step: 'address', typed }
    }
    case 'billing': {
      const typed = addressOf(fields)
      return { update: { billingAddress: typed }, step: 'billing', typed }
    }
    case 'option': {
      const [code = '', carrierId = ''] = text(fields, 'option').split(/ (?=[^ ]*$)/)
      return { update: { deliveryOption: { code, ...(carrierId && { carrierId }) } }, step: 'option' }
    }
    case 'codes': {
      const [couponCode, giftCardCode] = [text(fields, 'couponCode'), text(fields, 'giftCardCode')]
      return { update: { ...(couponCode && { couponCode }), ...(giftCardCode && { giftCardCode }) } }
    }
    case 'note':
      return { update: { buyerNote: text(fields, 'buyerNote') || null }, step: 'order' }
    case 'remove':
      return { update: { removeLineIds: [text(fields, 'line')] } }
    case 'take':
      return {
        update: { lineQuantities: [{ id: text(fields, 'line'), quantity: Number(text(fields, 'left')) }] },
      }
    case 'accept':
      return { update: { acceptTotals: parsed(text(fields, 'agreed')) } }
    case 'pay': {
      const [methodId, token] = [text(fields, 'methodId'), text(fields, 'token')]
      const agreedTotals = parsed(text(fields, 'agreed'))
      const input = { agreedTotals, ...(methodId && { methodId }), ...(token && { token }) }
      return { pay: { input, key: text(fields, 'key').slice(0, 255) || 'none' } }
    }
    case 'stop':
      return { stops: true }
    default:
      return {}
  }
}

/** Provinces are typed as people know them, and named as the platform does: CA in the US is US-CA. */
const addressOf = (fields: Fields): HostedAddress => {
  const given = Object.fromEntries(
    ADDRESS.flatMap((name) => (text(fields, name) ? [[name, text(fields, name)]] : [])),
  )
  const { country = '', subdivision: named } = given
  // A list of another country's states was still on the page when the country was chosen.
  const isElsewhere = named !== undefined && /^[A-Z]{2}-/.test(named) && !named.startsWith(`${country}-`)
  const subdivision = isElsewhere ? undefined : named
  const code =
    subdivision && /^[A-Za-z\d]{1,3}$/.test(subdivision)
      ? `${country}-${subdivision.toUpperCase()}`
      : subdivision
  const { subdivision: _, ...others } = given
  return { ...others, country, ...(code && { subdivision: code }) }
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
