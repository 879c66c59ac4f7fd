import type { TemplateName } from './templates/templates.ts'

/**
 * Mails whose data stays for 30 days, so that staff can read and resend them: those about orders, and the answers to
 * members who waited for approval. All others hold codes or links that only their reader may use, say what was true
 * at one moment only, or are about someone else than their reader. Mails of kinds that aren't listed aren't kept.
 */
const KEPT: ReadonlySet<string> = new Set<TemplateName>([
  'order-confirmation',
  'order-downloads',
  'order-canceled',
  'order-edited',
  'order-refunded',
  'order-sent',
  'payment-link',
  'member-approved',
  'member-refused',
])

/** Whether the data of such mails stays after they are sent or given up. */
export const isKept = (template: string): boolean => KEPT.has(template)
