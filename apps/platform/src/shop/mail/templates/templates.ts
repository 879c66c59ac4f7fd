import { accountExists } from './account-exists.ts'
import { backInStock } from './back-in-stock.ts'
import { checkoutReminder } from './checkout-reminder.ts'
import { emailCode } from './email-code.ts'
import { giftCards } from './gift-cards.ts'
import { giftForYou } from './gift-for-you.ts'
import { giftSent } from './gift-sent.ts'
import { firstPassword, newPassword, staffWayIn } from './link-mails.ts'
import { memberApproved } from './member-approved.ts'
import { memberRefused } from './member-refused.ts'
import { orderCanceled } from './orders/order-canceled.ts'
import { orderConfirmation } from './orders/order-confirmation.ts'
import { orderDownloads } from './orders/order-downloads.ts'
import { orderEdited } from './orders/order-edited.ts'
import { orderRefunded } from './orders/order-refunded.ts'
import { orderSent } from './orders/order-sent.ts'
import { paymentLink } from './orders/payment-link.ts'
import { passwordChanged } from './password-changed.ts'
import type { Template } from './template.ts'
import { webhookPaused } from './webhook-paused.ts'

/** Every kind of mail, by its name in the database. Never reuse a name for another kind. */
export const TEMPLATES = {
  'back-in-stock': backInStock,
  'order-confirmation': orderConfirmation,
  'order-downloads': orderDownloads,
  'gift-cards': giftCards,
  'gift-for-you': giftForYou,
  'gift-sent': giftSent,
  'order-canceled': orderCanceled,
  'order-edited': orderEdited,
  'order-refunded': orderRefunded,
  'order-sent': orderSent,
  'payment-link': paymentLink,
  'checkout-reminder': checkoutReminder,
  'member-approved': memberApproved,
  'member-refused': memberRefused,
  'email-code': emailCode,
  'account-exists': accountExists,
  'new-password': newPassword,
  'first-password': firstPassword,
  'password-changed': passwordChanged,
  'staff-way-in': staffWayIn,
  'webhook-paused': webhookPaused,
}

export type TemplateName = keyof typeof TEMPLATES

/** The data a kind of mail needs. */
export type TemplateData<Name extends TemplateName> =
  (typeof TEMPLATES)[Name] extends Template<infer Data> ? Data : never

export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(TEMPLATES, name)
