import type { PaymentSettings } from '../../floor/settings/payment-settings.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** A way to pay that is on offer. */
export interface PaymentWay {
  /** Of the provider. */
  readonly id: string
  readonly kind: 'CARD' | 'REDIRECT' | 'OFFLINE'
  readonly name: string
  /** Where a page sends a card, for a token; with CARD. */
  readonly tokenUrl?: string
  readonly instructions?: string | undefined
  /** Whether it moves no money. */
  readonly sandbox: boolean
}

/** The way that needs no provider. */
export const OFFLINE = 'offline'

/** Tells whether there is any way to pay. */
export const acceptsPayments = (
  { sandbox, offline }: PaymentSettings,
  added: readonly PaymentProvider[],
): boolean => sandbox || offline !== undefined || added.length > 0

/** Lists the ways to pay in the order in which buyers see them. */
export const paymentWays = (
  { sandbox, offline }: PaymentSettings,
  card: PaymentProvider,
  tokenUrl: string,
  added: readonly PaymentProvider[],
): readonly PaymentWay[] => [
  ...added.map(({ id, name }) => ({ id, kind: 'REDIRECT' as const, name, sandbox: false })),
  ...(sandbox ? [{ id: card.id, kind: 'CARD' as const, name: card.name, tokenUrl, sandbox }] : []),
  ...(offline
    ? [
        {
          ...{ id: OFFLINE, kind: 'OFFLINE' as const, name: 'Pay offline', sandbox: false },
          instructions: offline.instructions,
        },
      ]
    : []),
]
