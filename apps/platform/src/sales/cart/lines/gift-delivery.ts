import type { CatalogReference, DescriptionLine, GiftCardDelivery, LineItem } from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import { CART_PARTS } from '@vitrine/contract/rules'
import { compileInput } from '@vitrine/contract/validate'
import { InvalidArgument, refuse } from '../../../floor/failure.ts'
import { below } from '../../../floor/http/bodies/whole-part.ts'
import { localDay } from '../../../floor/local-day.ts'
import { dayText } from '../../../shop/mail/templates/orders/order-parts.ts'
import type { Words } from '../../../shop/mail/templates/words/words.en.ts'
import { wordsIn } from '../../../shop/mail/templates/words/words.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { OWN_TEXTS, type Texts } from '../../../shop/sites/texts.ts'
import { type CartLine, isCustom, type LastOffer } from './line.ts'

/** The shop and the moment in which lines are read. */
export interface LineVisit {
  readonly site: Pick<Site, 'currency' | 'timeZone'>
  /** Milliseconds since 1970. */
  readonly at: number
}

/** How a gift card's recipient is named among the options of a reference. */
const DELIVERY = 'giftCardDelivery'

/** How far ahead a gift card can be sent. */
const MOST_DAYS = 366
const DAY_MS = 86_400_000

const violationsOf = compileInput(CART_PARTS.GiftCardDelivery)
const isDelivery = (value: unknown): value is GiftCardDelivery => violationsOf(value).length === 0

/**
 * Reads the options of a reference, and checks the recipient of a gift card.
 * @throws {InvalidArgument} naming what is wrong with the recipient, such as FORMAT, or MIN for a day in the past
 */
export const readOptions = (
  options: NonNullable<CatalogReference['options']>,
  field: string,
  visit: LineVisit,
): NonNullable<CatalogReference['options']> => {
  const { [DELIVERY]: sent, ...rest } = options
  if (sent == null) return rest
  const place = `${field}.${DELIVERY}`
  if (!isDelivery(sent))
    throw new InvalidArgument(
      violationsOf(sent).map((each) => ({ ...each, field: below(place, each.field) })),
    )
  if (sent.sendDate != null) assertSoon(sent.sendDate, `${place}.sendDate`, visit)
  const said = { ...sent, recipientEmail: mailAddressOf(sent.recipientEmail) ?? sent.recipientEmail }
  return {
    ...rest,
    [DELIVERY]: Object.fromEntries(Object.entries(said).filter(([, value]) => value != null)),
  }
}

const assertSoon = (day: string, field: string, { site: { timeZone }, at }: LineVisit): void => {
  const [first, last] = [localDay(at, timeZone), localDay(at + MOST_DAYS * DAY_MS, timeZone)]
  if (day < first) throw refuse(field, 'MIN', `must be ${first} or later`)
  if (day > last) throw refuse(field, 'MAX', `must be ${last} or earlier`)
}

/** Who the gift cards of a line are for; undefined for the buyer. */
export const deliveryOf = ({ options }: CatalogReference): GiftCardDelivery | undefined => {
  const kept = options?.[DELIVERY]
  return kept !== undefined && isDelivery(kept) ? kept : undefined
}

/**
 * Refuses to send anything but a gift card to someone else.
 * @param line - the field of the request that has the line
 */
export const assertDeliverable = (
  { options }: CatalogReference,
  { itemType }: Pick<LastOffer, 'itemType'>,
  line: string,
): void => {
  if (options?.[DELIVERY] !== undefined && itemType !== 'GIFT_CARD')
    throw refuse(
      `${line}.catalogReference.options.${DELIVERY}`,
      'FIELD_NOT_ALLOWED',
      'is for gift cards only',
    )
}

/** The same reference without its recipient, who isn't named in orders and other people's copies. */
export const withoutDelivery = (reference: CatalogReference): CatalogReference => {
  if (reference.options?.[DELIVERY] === undefined) return reference
  const { [DELIVERY]: _, ...options } = reference.options
  return { ...reference, options }
}

/** The same line without its recipient. */
export const withoutRecipient = (line: CartLine): CartLine =>
  isCustom(line) ? line : { ...line, reference: withoutDelivery(line.reference) }

/** What a shown line is, and how it is described. */
type Described = Pick<LineItem, 'catalogReference' | 'descriptionLines'>

/** A shown line without its recipient and the lines about them, which are its last ones. */
export const shownWithoutRecipient = <Line extends Described>(line: Line): Line => {
  const { catalogReference, descriptionLines = [] } = line
  const delivery = catalogReference && deliveryOf(catalogReference)
  if (!delivery) return line
  return {
    ...line,
    catalogReference: withoutDelivery(catalogReference),
    descriptionLines: descriptionLines.slice(0, -giftLines(delivery, OWN_TEXTS).length),
  }
}

/** Whether a line names someone other than the buyer. */
export const hasRecipient = (line: CartLine): boolean =>
  !isCustom(line) && line.reference.options?.[DELIVERY] !== undefined

/** Describes the recipient of a gift card, in the shop's language and the reader's. */
export const giftLines = (delivery: Partial<GiftCardDelivery>, texts: Texts): DescriptionLine[] => {
  const own = wordsIn(texts.ownLanguage, '')
  const read = wordsIn(texts.language ?? '', texts.ownLanguage)
  const line = (
    name: 'to' | 'email' | 'message' | 'on',
    value: (words: Words['giftLines'], language: string) => string,
  ): DescriptionLine => ({
    name: { original: own.words.giftLines[name], translated: read.words.giftLines[name] },
    plainText: {
      original: value(own.words.giftLines, own.language),
      translated: value(read.words.giftLines, read.language),
    },
    lineType: 'PLAIN_TEXT',
  })
  const { recipientName, recipientEmail, message, sendDate } = delivery
  return [
    ...(recipientName || !recipientEmail ? [line('to', ({ someone }) => recipientName ?? someone)] : []),
    ...(recipientEmail ? [line('email', () => recipientEmail)] : []),
    ...(message ? [line('message', () => message)] : []),
    ...(sendDate ? [line('on', (_, language) => dayText(sendDate, language))] : []),
  ]
}
