import Type from 'typebox'
import { closed } from '../declare/closed.ts'
import { nullable, webUrl } from '../declare/schema.ts'

const color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'a colour such as #22507a' })

const look = {
  /** Shown at the top of pages instead of the shop's name. */
  name: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
  /** What the shop is about, in a few sentences, for storefronts to show. */
  description: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 1000 }))),
  /** A picture from the platform's media store; shown at most 48 pixels high. */
  logoUrl: Type.Optional(nullable(webUrl)),
  /** For buttons and highlights; made lighter or darker where it wouldn't be readable. */
  accentColor: Type.Optional(nullable(color)),
  /** The page background for readers in light mode; adjusted in the same way. */
  backgroundColor: Type.Optional(nullable(color)),
  /** Pages that the checkout links next to its order button. */
  termsUrl: Type.Optional(nullable(webUrl)),
  returnsUrl: Type.Optional(nullable(webUrl)),
  privacyUrl: Type.Optional(nullable(webUrl)),
  /** Who sells, as invoices name them. */
  legalName: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 200 }))),
  /** Their address, line by line. */
  legalAddress: Type.Optional(
    nullable(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 6 })),
  ),
  /** Their tax number for buyers, such as DE123456789. */
  vatId: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 50 }))),
}

/** How a shop looks on its hosted pages and in its mails. */
export const BrandSettings = Type.Object(
  {
    /** Counts changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    ...look,
  },
  { title: 'BrandSettings' },
)
export type BrandSettings = Type.Static<typeof BrandSettings>

/** Request for `updateBrandSettings`. Absent fields stay unchanged; null removes a value. */
export const UpdateBrandSettingsRequest = closed(
  Type.Object(
    {
      /** A `revision`, if given, must be the current one. */
      brandSettings: Type.Object({
        revision: Type.Optional(Type.Integer({ minimum: 0 })),
        ...look,
      }),
    },
    { title: 'UpdateBrandSettingsRequest' },
  ),
)
export type UpdateBrandSettingsRequest = Type.Static<typeof UpdateBrandSettingsRequest>

/** Response with the brand settings. */
export const BrandSettingsResponse = Type.Object(
  { brandSettings: BrandSettings },
  { title: 'BrandSettingsResponse' },
)
export type BrandSettingsResponse = Type.Static<typeof BrandSettingsResponse>
