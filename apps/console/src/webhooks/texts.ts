import { de } from '../messages/de/shop/webhooks.ts'
import { en } from '../messages/en/shop/webhooks.ts'
import type { Messages } from '../messages/en.ts'
import { useWords, type Words } from '../messages/words.tsx'

/** The texts of the frame, and those of the pages about webhooks, which load with them. */
export type WebhookMessages = Messages & { readonly webhooks: typeof en }

export type WebhookWords = Words & { readonly t: WebhookMessages }

/** Returns the texts, and how to format, for the pages about webhooks. */
export const useWebhookWords = (): WebhookWords => {
  const words = useWords()
  const webhooks = words.language.toLowerCase().startsWith('de') ? de : en
  return { ...words, t: { ...words.t, webhooks } }
}
