import type { ValidateEmailResponse } from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'

/**
 * Checks that an address is well formed. It never says whether the address belongs to a member: someone
 * looking for members would be the only one to gain from that.
 */
export const judgeEmail = (email: string): ValidateEmailResponse =>
  mailAddressOf(email) !== undefined
    ? { valid: true, formatInvalid: false }
    : { valid: false, formatInvalid: true, failure: { reason: 'EMAIL_DOMAIN_FORMAT_INVALID' } }
