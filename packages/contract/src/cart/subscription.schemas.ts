import Type from 'typebox'
import { constrain, fieldOf } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, nullable, timestamp } from '../declare/schema.ts'
import { Description, Title } from './texts.schemas.ts'

/** A trial before the first payment. */
export const FreeTrialPeriod = Type.Object(
  {
    frequency: Type.Optional(enumOf(enums.SubscriptionFrequency)),
    interval: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
  },
  { title: 'FreeTrialPeriod' },
)
export type FreeTrialPeriod = Type.Static<typeof FreeTrialPeriod>

/** A daily subscription renews at most weekly. */
const LEAST_DAYS = 7

/**
 * How often, for how many cycles and how a subscription renews. `interval` defaults to 1; with frequency DAY
 * it is at least 7.
 */
export const SubscriptionSettings = constrain(
  Type.Object(
    {
      frequency: enumOf(enums.SubscriptionFrequency),
      interval: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 3650 }))),
      autoRenewal: Type.Boolean(),
      billingCycles: Type.Optional(nullable(Type.Integer({ minimum: 1 }))),
      enableCustomerCancellation: Type.Boolean(),
      freeTrialPeriod: Type.Optional(FreeTrialPeriod),
      startDate: Type.Optional(nullable(timestamp)),
    },
    { title: 'SubscriptionSettings' },
  ),
  (settings) =>
    fieldOf(settings, 'frequency') === 'DAY' && Number(fieldOf(settings, 'interval') ?? 1) < LEAST_DAYS
      ? {
          rule: 'MIN',
          field: 'interval',
          description: `must be at least ${LEAST_DAYS} with frequency DAY`,
          data: { threshold: LEAST_DAYS },
        }
      : undefined,
)
export type SubscriptionSettings = Type.Static<typeof SubscriptionSettings>

/** The subscription a line is bought under. */
export const SubscriptionOptionInfo = Type.Object(
  {
    subscriptionSettings: Type.Optional(SubscriptionSettings),
    title: Type.Optional(Title),
    description: Type.Optional(Description),
  },
  { title: 'SubscriptionOptionInfo' },
)
export type SubscriptionOptionInfo = Type.Static<typeof SubscriptionOptionInfo>
