import Type from 'typebox'
import { nullable } from '../declare/schema.ts'
import { Product } from './product.schemas.ts'

const id = Type.String({ minLength: 1, maxLength: 36 })

/** Request for `duplicateProduct`. */
export const DuplicateProductRequest = Type.Object(
  {
    id,
    /** The copy's name; default: the same name. */
    name: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 80 }))),
  },
  { title: 'DuplicateProductRequest' },
)
export type DuplicateProductRequest = Type.Static<typeof DuplicateProductRequest>

/** Response of `duplicateProduct`. */
export const DuplicateProductResponse = Type.Object(
  { product: Product },
  { title: 'DuplicateProductResponse' },
)
export type DuplicateProductResponse = Type.Static<typeof DuplicateProductResponse>

/** Request for `explainAvailability`. */
export const ExplainAvailabilityRequest = Type.Object({ id }, { title: 'ExplainAvailabilityRequest' })
export type ExplainAvailabilityRequest = Type.Static<typeof ExplainAvailabilityRequest>

/** Why a product, or a variant of it, can't be bought. */
export const UnavailabilityReason = Type.Object(
  {
    /**
     * `PRODUCT_HIDDEN`, `NO_PAYMENT_METHOD` and `NO_DELIVERY` concern the whole product; `VARIANT_HIDDEN` and
     * `OUT_OF_STOCK` one variant.
     */
    code: Type.Enum(['PRODUCT_HIDDEN', 'NO_PAYMENT_METHOD', 'NO_DELIVERY', 'VARIANT_HIDDEN', 'OUT_OF_STOCK']),
    variantId: Type.Optional(Type.String()),
    /** Descriptions of the variant's choices by option name. */
    choices: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { title: 'UnavailabilityReason' },
)
export type UnavailabilityReason = Type.Static<typeof UnavailabilityReason>

/** Response of `explainAvailability`. */
export const ExplainAvailabilityResponse = Type.Object(
  {
    /** Whether shoppers can buy at least one variant now. */
    canBeBought: Type.Boolean(),
    /** Every reason, also for variants of a product that can be bought. */
    reasons: Type.Array(UnavailabilityReason),
  },
  { title: 'ExplainAvailabilityResponse' },
)
export type ExplainAvailabilityResponse = Type.Static<typeof ExplainAvailabilityResponse>
