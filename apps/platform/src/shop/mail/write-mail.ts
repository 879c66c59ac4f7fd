import { oneLine } from '../../floor/text/one-line.ts'
import { readableColors } from '../brand/readable-colors.ts'
import { type Brand, NO_BRAND } from '../settings/brand.ts'
import type { Site } from '../sites/site.ts'
import type { StoredMail, TakenMail } from './mails.store.ts'
import { htmlOf, type Look, type MailedFile, textOf } from './templates/layout.ts'
import type { Content } from './templates/template.ts'
import { isTemplateName, TEMPLATES } from './templates/templates.ts'
import { textOn } from './templates/text-on.ts'
import { wordsIn } from './templates/words/words.ts'

/** A mail as it is sent. */
export interface WrittenMail {
  readonly siteId: string
  readonly mailId: string
  readonly to: string
  readonly toName: string
  readonly shopName: string
  readonly language: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where one click ends such mails (RFC 8058), if they can be ended. */
  readonly unsubscribeUrl?: string | undefined
  /** Milliseconds since 1970: when it was queued; the same on every attempt. */
  readonly createdAt: number
}

/** Addresses on the platform that mails lead to. */
export interface MailLinks {
  /** Where a buyer sees an order. */
  readonly orderUrl: (siteId: string, orderId: string) => string
  /** Where they pay for a draft order, or for what is left of an order. */
  readonly paymentUrl: (siteId: string, kind: 'DRAFT' | 'ORDER', id: string) => string
  readonly reminders: {
    /** Where a buyer continues a checkout that they left. */
    readonly urlOf: (siteId: string, checkoutId: string) => string
    /** Where an address ends reminders. */
    readonly optOutUrl: (siteId: string, address: string) => string
  }
  /** Where they download a file, and when a link made at a given time expires; milliseconds since 1970. */
  readonly downloads: {
    readonly urlOf: (file: MailedFile & { readonly siteId: string }, at: number) => string
    readonly expiryOf: (at: number) => number
  }
}

const LONGEST_SUBJECT = 150
const ACCENT = '#22507a'

/** What a mail says, before it becomes text and HTML. */
export interface MailContent extends Content {
  readonly language: string
  readonly look: Look
}

/**
 * Fills in a mail's template.
 *
 * @throws {Error} when this version of the program has no such template, or needs other data for it
 */
export const contentOf = (
  mail: StoredMail,
  site: Site,
  brand: Brand = NO_BRAND,
  links?: MailLinks,
): MailContent => {
  const { siteId, template, to, createdAt } = mail
  if (!isTemplateName(template)) throw new Error(`There is no template ${template}.`)
  const { language, words } = wordsIn(mail.language, site.locale)
  const accent = brand.accentColor ?? site.accent ?? ACCENT
  const { dark } = readableColors({ accentColor: accent })
  const inTheDark = { accent: dark.accent ?? accent, onAccent: dark.onAccent ?? textOn(accent) }
  const look: Look = {
    ...{ shopName: oneLine(brand.name ?? site.name), shopUrl: site.storefrontUrl, accent, inTheDark },
    logoUrl: brand.logoUrl ?? undefined,
    orderUrl: links && ((orderId: string) => links.orderUrl(siteId, orderId)),
    paymentUrl: links && ((kind: 'DRAFT' | 'ORDER', id: string) => links.paymentUrl(siteId, kind, id)),
    reminders: links && {
      urlOf: (checkoutId: string) => links.reminders.urlOf(siteId, checkoutId),
      optOutUrl: links.reminders.optOutUrl(siteId, to),
    },
    downloads: links && {
      until: new Date(links.downloads.expiryOf(createdAt)).toISOString(),
      urlOf: (file: MailedFile) => links.downloads.urlOf({ siteId, ...file }, createdAt),
    },
  }
  const content = TEMPLATES[template].write(mail.data, words, look)
  return { ...content, subject: shortened(oneLine(content.subject)), language, look }
}

/**
 * Writes a mail in its reader's language, otherwise in the shop's, otherwise in English, under the shop's
 * name.
 *
 * @param links - the addresses to link to
 * @throws {Error} when this version of the program has no such template, or needs other data for it
 */
export const writeMail = (
  mail: TakenMail,
  site: Site,
  brand: Brand = NO_BRAND,
  links?: MailLinks,
): WrittenMail => {
  const { siteId, mailId, to, toName, createdAt } = mail
  const { subject, blocks, unsubscribeUrl, language, look } = contentOf(mail, site, brand, links)
  return {
    ...{ siteId, mailId, to, toName, shopName: look.shopName, language, subject, createdAt },
    text: textOf(blocks, look),
    html: htmlOf(blocks, look, language, subject),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  }
}

/** Cuts between characters as people count them, so that no accent or flag is split. */
const shortened = (subject: string): string => {
  if (subject.length <= LONGEST_SUBJECT) return subject
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(subject)) {
    if (kept.length + segment.length >= LONGEST_SUBJECT) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
