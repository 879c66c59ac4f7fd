import Type from 'typebox'
import { countryCode } from '../declare/schema.ts'

const short = Type.String({ maxLength: 50 })
const name = Type.String({ maxLength: 100 })

/**
 * A person and address as in a form: one text per field, empty if nothing was entered. `addressFormatOf` says
 * what each country requires; check an address with `addressProblems` before storing it (both from
 * @vitrine/contract/addresses).
 */
export const HostedAddress = Type.Object(
  {
    /** ISO 3166-1 alpha-2. */
    country: countryCode,
    firstName: Type.Optional(name),
    lastName: Type.Optional(name),
    company: Type.Optional(Type.String({ maxLength: 1000 })),
    addressLine: Type.Optional(Type.String({ maxLength: 150 })),
    addressLine2: Type.Optional(name),
    city: Type.Optional(short),
    /** ISO 3166-2, such as US-CA. */
    subdivision: Type.Optional(short),
    postalCode: Type.Optional(short),
    phone: Type.Optional(short),
  },
  { title: 'HostedAddress' },
)
export type HostedAddress = Type.Static<typeof HostedAddress>

/** The member whose own browser this is, and what their account has saved. */
export const HostedBuyer = Type.Object(
  {
    email: Type.String(),
    firstName: Type.Optional(Type.String()),
    lastName: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    /** Saved addresses with the member's name, the preferred one first. */
    addresses: Type.Array(HostedAddress),
  },
  { title: 'HostedBuyer' },
)
export type HostedBuyer = Type.Static<typeof HostedBuyer>

const typed = Type.Optional(Type.String({ maxLength: 1000 }))

/** An address that is still being typed. Nothing is checked. */
export const HostedAddressDraft = Type.Object(
  {
    country: typed,
    firstName: typed,
    lastName: typed,
    company: typed,
    addressLine: typed,
    addressLine2: typed,
    city: typed,
    subdivision: typed,
    postalCode: typed,
    phone: typed,
  },
  { title: 'HostedAddressDraft' },
)
export type HostedAddressDraft = Type.Static<typeof HostedAddressDraft>
