import Type from 'typebox'
import { exclusive } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { ApplicationError, Details } from '../declare/error.schemas.ts'
import { enumOf, nullable } from '../declare/schema.ts'

/** The error of one carrier. */
export const CarrierError = Type.Object(
  {
    carrierId: Type.String(),
    error: Type.Optional(Details),
  },
  { title: 'CarrierError' },
)
export type CarrierError = Type.Static<typeof CarrierError>

/** Errors of carriers that couldn't answer. */
export const CarrierErrors = Type.Object({ errors: Type.Array(CarrierError) }, { title: 'CarrierErrors' })
export type CarrierErrors = Type.Static<typeof CarrierErrors>

/** What couldn't be calculated; the rest of the totals is still valid. */
export const CalculationErrors = exclusive(
  Type.Object(
    {
      generalShippingCalculationError: Type.Optional(Details),
      carrierErrors: Type.Optional(CarrierErrors),
      selectedShippingOptionError: Type.Optional(Details),
      taxCalculationError: Type.Optional(Details),
      couponCalculationError: Type.Optional(Details),
      giftCardCalculationError: Type.Optional(Details),
      orderValidationErrors: Type.Array(ApplicationError),
      membershipError: Type.Optional(Details),
      discountsCalculationError: Type.Optional(Details),
    },
    { title: 'CalculationErrors' },
  ),
  ['generalShippingCalculationError', 'carrierErrors', 'selectedShippingOptionError'],
)
export type CalculationErrors = Type.Static<typeof CalculationErrors>

/** A violation that isn't about a line. */
export const Other = Type.Object({ name: enumOf(enums.NameInOther) }, { title: 'Other' })
export type Other = Type.Static<typeof Other>

/** A violation about a line. */
export const TargetLineItem = Type.Object(
  {
    name: enumOf(enums.NameInLineItem),
    id: Type.Optional(nullable(Type.String())),
  },
  { title: 'TargetLineItem' },
)
export type TargetLineItem = Type.Static<typeof TargetLineItem>

/** What a violation is about. */
export const Target = exclusive(
  Type.Object(
    {
      other: Type.Optional(Other),
      lineItem: Type.Optional(TargetLineItem),
    },
    { title: 'Target' },
  ),
  ['other', 'lineItem'],
)
export type Target = Type.Static<typeof Target>

/** A problem that blocks a checkout (ERROR) or that the buyer should know first (WARNING). */
export const Violation = Type.Object(
  {
    severity: enumOf(enums.Severity),
    target: Type.Optional(Target),
    description: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 1000 }))),
  },
  { title: 'Violation' },
)
export type Violation = Type.Static<typeof Violation>
