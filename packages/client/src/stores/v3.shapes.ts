import type * as wire from '@vitrine/contract'
import type { Converter } from '../wire/convert.ts'
import { image } from '../wire/image.ts'
import { pageUrl } from '../wire/page-url.ts'
import { date } from '../wire/values.ts'
import { video } from '../wire/video.ts'

/** What has dates differs on the wire in them. */
export const kept = { _createdDate: date, _updatedDate: date }

/** Rich content keeps the wire's names, such as the `id` of a node. */
export const rich: Converter<wire.RichContent> = (value) => value

const medium = { image, video }
const choices = { choicesSettings: { choices: { linkedMedia: medium } } }

/** What differs on the wire in a variant. */
export const variant = { media: medium }

/** What differs on the wire in a product of Catalog V3. */
export const product = {
  ...kept,
  url: pageUrl,
  description: rich,
  infoSections: { description: rich },
  media: { main: medium, itemsInfo: { items: medium } },
  options: choices,
  modifiers: choices,
  variantsInfo: { variants: variant },
  variantSummary: { minPriceVariant: variant },
}
