import type { PaymentSettings } from '../../floor/settings/payment-settings.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** An offered payment method. */
export interface PaymentWay {
  /** Of the provider. */
  readonly id: string
  readonly kind: 'CARD' | 'REDIRECT' | 'OFFLINE'
  readonly name: string
  /** Where a page exchanges a card for a token; with CARD. */
  readonly tokenUrl?: string
  /**
   * Where a plain form sends a card, with `methodId` and `returnUrl`. It redirects back there with `methodId`,
   * `token` and `card`, or `problem=card`. Without it, a card needs scripts.
   */
  readonly formUrl?: string
  readonly instructions?: string | undefined
  /** Whether it is offered above the steps, too. */
  readonly express?: boolean
  /** Whether it moves no money. */
  readonly sandbox: boolean
}

/** The method without a provider. */
export const OFFLINE = 'offline'

/** Whether there is any payment method. */
export const acceptsPayments = (
  { sandbox, offline }: PaymentSettings,
  added: readonly PaymentProvider[],
): boolean => sandbox || offline !== undefined || added.length > 0

/** Lists the payment methods in the order that buyers see. */
export const paymentWays = (
  { sandbox, offline }: PaymentSettings,
  card: PaymentProvider,
  { tokenUrl, formUrl }: Required<Pick<PaymentWay, 'tokenUrl' | 'formUrl'>>,
  added: readonly PaymentProvider[],
): readonly PaymentWay[] => [
  ...added.map(({ id, name, express }) => ({
    ...{ id, kind: 'REDIRECT' as const, name, sandbox: false },
    ...(express && { express }),
  })),
  ...(sandbox ? [{ id: card.id, kind: 'CARD' as const, name: card.name, tokenUrl, formUrl, sandbox }] : []),
  ...(offline
    ? [
        {
          ...{ id: OFFLINE, kind: 'OFFLINE' as const, name: 'Pay offline', sandbox: false },
          instructions: offline.instructions,
        },
      ]
    : []),
]
