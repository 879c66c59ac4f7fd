import Type from 'typebox'
import { nullable, webUrl } from '../schema.ts'

const color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'a colour such as #22507a' })

const look = {
  /** Stands above the pages in the place of the shop's name. */
  name: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
  /** A picture of the platform's media; shown at most 48 pixels high. */
  logoUrl: Type.Optional(nullable(webUrl)),
  /** Of buttons and what is pointed at; moved towards light or dark where it could not be read. */
  accentColor: Type.Optional(nullable(color)),
  /** Of the paper, for readers whose machine is light; moved likewise. */
  backgroundColor: Type.Optional(nullable(color)),
}

/** How a shop looks on its hosted pages and in its mails. */
export const BrandSettings = Type.Object(
  {
    /** Counts the changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    ...look,
  },
  { title: 'BrandSettings' },
)
export type BrandSettings = Type.Static<typeof BrandSettings>

/** What `updateBrandSettings` takes: what is absent stays, null takes away. */
export const UpdateBrandSettingsRequest = Type.Object(
  {
    /** With `revision`: of that revision alone. */
    brandSettings: Type.Object({
      revision: Type.Optional(Type.Integer({ minimum: 0 })),
      ...look,
    }),
  },
  { title: 'UpdateBrandSettingsRequest' },
)
export type UpdateBrandSettingsRequest = Type.Static<typeof UpdateBrandSettingsRequest>

/** What the calls of brand settings answer. */
export const BrandSettingsResponse = Type.Object(
  { brandSettings: BrandSettings },
  { title: 'BrandSettingsResponse' },
)
export type BrandSettingsResponse = Type.Static<typeof BrandSettingsResponse>
