import Type from 'typebox'
import { Dimensions } from '../catalog/price.schemas.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable, readOnly, webUrl } from '../declare/schema.ts'
import { decimal } from '../values/decimal.ts'
import { CommonImage } from '../values/media.schemas.ts'
import { FixedMonetaryAmount } from './v3-values.schemas.ts'

const id = Type.String({ minLength: 1, maxLength: 36 })
const name = Type.String({ minLength: 1, maxLength: 50 })
const colorCode = Type.String({ minLength: 3, maxLength: 20 })

/** A small picture of fixed size. */
export const V3Thumbnail = Type.Object(
  {
    url: Type.String(),
    height: Type.Integer(),
    width: Type.Integer(),
    altText: Type.Optional(nullable(Type.String())),
  },
  { title: 'V3Thumbnail' },
)
export type V3Thumbnail = Type.Static<typeof V3Thumbnail>

/** One size of a film. */
export const V3VideoResolution = Type.Object(
  { url: Type.String(), height: Type.Integer(), width: Type.Integer(), format: Type.String() },
  { title: 'V3VideoResolution' },
)
export type V3VideoResolution = Type.Static<typeof V3VideoResolution>

/** A film in its sizes, and its poster. */
export const V3Video = Type.Object(
  {
    id: Type.String(),
    resolutions: Type.Array(V3VideoResolution),
    posters: Type.Array(CommonImage),
  },
  { title: 'V3Video' },
)
export type V3Video = Type.Static<typeof V3Video>

/**
 * A picture or film of a product. Set it by the `id` of a file in the media store, or by a `url`, which is
 * fetched once.
 */
export const ProductMedia = Type.Object(
  {
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    url: Type.Optional(webUrl),
    image: Type.Optional(readOnly(CommonImage)),
    video: Type.Optional(readOnly(V3Video)),
    altText: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    displayName: Type.Optional(nullable(Type.String({ maxLength: 80 }))),
    mediaType: Type.Optional(readOnly(enumOf(enums.V3MediaType))),
    thumbnail: Type.Optional(readOnly(V3Thumbnail)),
  },
  { title: 'ProductMedia' },
)
export type ProductMedia = Type.Static<typeof ProductMedia>

/** A product's media: the main one, and all if the field `MEDIA_ITEMS_INFO` was requested. */
export const V3Media = Type.Object(
  {
    main: Type.Optional(readOnly(ProductMedia)),
    itemsInfo: Type.Optional(
      Type.Object({ items: Type.Optional(Type.Array(ProductMedia, { maxItems: 500 })) }),
    ),
  },
  { title: 'V3Media' },
)
export type V3Media = Type.Static<typeof V3Media>

/** References to media of the product, by id. */
export const MediaReferences = Type.Object(
  { items: Type.Array(Type.Object({ mediaId: Type.String({ maxLength: 200 }) }), { maxItems: 500 }) },
  { title: 'MediaReferences' },
)
export type MediaReferences = Type.Static<typeof MediaReferences>

/** One choice of an option, and whether any variant with it is visible and in stock. */
export const ConnectedOptionChoice = Type.Object(
  {
    choiceId: Type.Optional(nullable(guid)),
    choiceType: Type.Optional(enumOf(enums.ChoiceType)),
    /** The name to use in a catalog reference. */
    key: Type.Optional(readOnly(Type.String())),
    name: Type.Optional(nullable(name)),
    colorCode: Type.Optional(colorCode),
    linkedMedia: Type.Optional(Type.Array(ProductMedia, { maxItems: 500 })),
    media: Type.Optional(MediaReferences),
    inStock: Type.Optional(readOnly(Type.Boolean())),
    visible: Type.Optional(readOnly(Type.Boolean())),
  },
  { title: 'ConnectedOptionChoice' },
)
export type ConnectedOptionChoice = Type.Static<typeof ConnectedOptionChoice>

/** An option of a product. Each combination of choices is a variant. */
export const ConnectedOption = Type.Object(
  {
    id: Type.Optional(nullable(id)),
    name: Type.Optional(nullable(name)),
    optionRenderType: Type.Optional(enumOf(enums.ProductOptionRenderType)),
    /** The name to use in a catalog reference. */
    key: Type.Optional(readOnly(Type.String())),
    choicesSettings: Type.Optional(
      Type.Object({ choices: Type.Optional(Type.Array(ConnectedOptionChoice, { maxItems: 100 })) }),
    ),
  },
  { title: 'ConnectedOption' },
)
export type ConnectedOption = Type.Static<typeof ConnectedOption>

/** One choice of a modifier. */
export const ConnectedModifierChoice = Type.Object(
  {
    choiceId: Type.Optional(nullable(guid)),
    choiceType: Type.Optional(enumOf(enums.ChoiceType)),
    key: Type.Optional(readOnly(Type.String())),
    name: Type.Optional(nullable(name)),
    colorCode: Type.Optional(colorCode),
    addedPrice: Type.Optional(nullable(decimal({ gte: '0', lte: '999999999.99', maxScale: 3 }))),
    linkedMedia: Type.Optional(Type.Array(ProductMedia, { maxItems: 500 })),
    media: Type.Optional(MediaReferences),
  },
  { title: 'ConnectedModifierChoice' },
)
export type ConnectedModifierChoice = Type.Static<typeof ConnectedModifierChoice>

/** A text that buyers enter. */
export const FreeTextSettings = Type.Object(
  {
    minCharCount: Type.Optional(Type.Integer({ minimum: 0, maximum: 500 })),
    maxCharCount: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    title: Type.Optional(Type.String({ minLength: 1, maxLength: 150 })),
    key: Type.Optional(readOnly(Type.String())),
  },
  { title: 'FreeTextSettings' },
)
export type FreeTextSettings = Type.Static<typeof FreeTextSettings>

/** Something buyers choose or enter that doesn't select another variant. */
export const ConnectedModifier = Type.Object(
  {
    id: Type.Optional(nullable(id)),
    name: Type.Optional(nullable(name)),
    modifierRenderType: Type.Optional(enumOf(enums.ModifierRenderType)),
    key: Type.Optional(readOnly(Type.String())),
    mandatory: Type.Optional(nullable(Type.Boolean())),
    choicesSettings: Type.Optional(
      Type.Object({ choices: Type.Optional(Type.Array(ConnectedModifierChoice, { maxItems: 100 })) }),
    ),
    freeTextSettings: Type.Optional(FreeTextSettings),
  },
  { title: 'ConnectedModifier' },
)
export type ConnectedModifier = Type.Static<typeof ConnectedModifier>

/** A variant's choice in one option: by ids, by names, or both. */
export const OptionChoice = Type.Object(
  {
    optionChoiceIds: Type.Optional(Type.Object({ optionId: id, choiceId: guid })),
    optionChoiceNames: Type.Optional(
      Type.Object({
        optionName: name,
        choiceName: name,
        renderType: Type.Optional(enumOf(enums.ProductOptionRenderType)),
      }),
    ),
  },
  { title: 'OptionChoice' },
)
export type OptionChoice = Type.Static<typeof OptionChoice>

/** What a variant costs now, and before its discount if it has one. */
export const PriceInfo = Type.Object(
  {
    actualPrice: FixedMonetaryAmount,
    compareAtPrice: Type.Optional(nullable(FixedMonetaryAmount)),
  },
  { title: 'PriceInfo' },
)
export type PriceInfo = Type.Static<typeof PriceInfo>

/** What a variant costs the merchant. Only merchants see it, with the field `MERCHANT_DATA`. */
export const RevenueDetails = Type.Object(
  {
    cost: Type.Optional(FixedMonetaryAmount),
    profit: Type.Optional(
      readOnly(Type.Object({ amount: Type.String(), formattedAmount: Type.Optional(Type.String()) })),
    ),
    profitMargin: Type.Optional(readOnly(Type.Number())),
  },
  { title: 'RevenueDetails' },
)
export type RevenueDetails = Type.Static<typeof RevenueDetails>

/** A quantity in a unit, such as 100 G. */
export const PricePerUnitSettings = Type.Object(
  {
    quantity: Type.Optional(Type.Number({ minimum: 0 })),
    measurementUnit: Type.Optional(enumOf(enums.MeasurementUnit)),
  },
  { title: 'PricePerUnitSettings' },
)
export type PricePerUnitSettings = Type.Static<typeof PricePerUnitSettings>

/** What a variant costs per unit. */
export const V3PricePerUnit = Type.Object(
  {
    settings: Type.Optional(PricePerUnitSettings),
    value: Type.Optional(readOnly(Type.String())),
    description: Type.Optional(readOnly(Type.String())),
  },
  { title: 'V3PricePerUnit' },
)
export type V3PricePerUnit = Type.Static<typeof V3PricePerUnit>

/** The weight and size of a variant, for shipping. */
export const VariantPhysicalProperties = Type.Object(
  {
    weight: Type.Optional(nullable(Type.Number({ minimum: 0, maximum: 999999999.99 }))),
    pricePerUnit: Type.Optional(V3PricePerUnit),
    productDimensions: Type.Optional(Dimensions),
    packageDimensions: Type.Optional(Dimensions),
  },
  { title: 'VariantPhysicalProperties' },
)
export type VariantPhysicalProperties = Type.Static<typeof VariantPhysicalProperties>

/** Whether a variant can be bought, and whether it can be ordered while it is sold out. */
export const V3InventoryStatus = Type.Object(
  { inStock: Type.Boolean(), preorderEnabled: Type.Boolean() },
  { title: 'V3InventoryStatus' },
)
export type V3InventoryStatus = Type.Static<typeof V3InventoryStatus>

/** One purchasable version of a product. A product without options has exactly one. */
export const V3Variant = Type.Object(
  {
    id: Type.Optional(nullable(guid)),
    visible: Type.Optional(nullable(Type.Boolean())),
    sku: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
    choices: Type.Optional(Type.Array(OptionChoice, { maxItems: 6 })),
    price: Type.Optional(PriceInfo),
    revenueDetails: Type.Optional(RevenueDetails),
    media: Type.Optional(readOnly(ProductMedia)),
    physicalProperties: Type.Optional(VariantPhysicalProperties),
    inventoryStatus: Type.Optional(readOnly(V3InventoryStatus)),
  },
  { title: 'V3Variant' },
)
export type V3Variant = Type.Static<typeof V3Variant>

const tags = Type.Optional(
  nullable(
    Type.Object({
      tagIds: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 5 }), { maxItems: 100 })),
    }),
  ),
)

/** The ids of a product's tags. What they mean is up to the programs that use them. */
export const V3ProductTags = Type.Object({ publicTags: tags, privateTags: tags }, { title: 'V3ProductTags' })
export type V3ProductTags = Type.Static<typeof V3ProductTags>
