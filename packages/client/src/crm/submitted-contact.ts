import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'

export {
  AddressTag,
  ContactIdentity as IdentityType,
  ContactSourceType,
  EmailTag,
  PhoneTag,
} from '@vitrine/contract'

/** Who someone is, and how to reach them. */
export type ContactInfo = Argument<wire.WrittenContactInfo>

/**
 * Keeps what someone left in a form: as a new contact, or added to the one with their address.
 * @throws {CommerceError} `INSUFFICIENT_CONTACT_DATA` without name, address and phone; `TOO_MANY_REQUESTS`
 * @example
 * await client.submittedContact.appendOrCreateContact({ info: { emails: { items: [{ email: 'ada@example.com' }] } } })
 */
export const appendOrCreateContact: (options: {
  readonly info: ContactInfo
  readonly contactId?: string | null
  readonly passThroughData?: string | null
}) => Promise<Answer<wire.SubmitContactResponse>> = /* @__PURE__ */ method(
  operations.appendOrCreateContact,
  (options) => ({ ...options }),
)
