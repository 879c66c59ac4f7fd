import type { ValidateEmailResponse } from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'

/**
 * Tells whether an address has the form of one that mail can go to. Whether it belongs to a member is said by no
 * answer policy: the call has no other use to whoever looks for members.
 */
export const judgeEmail = (email: string): ValidateEmailResponse =>
  mailAddressOf(email) !== undefined
    ? { valid: true, formatInvalid: false }
    : { valid: false, formatInvalid: true, failure: { reason: 'EMAIL_DOMAIN_FORMAT_INVALID' } }
