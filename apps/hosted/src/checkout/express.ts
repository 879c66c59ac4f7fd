import type { HostedCheckout, HostedPaymentMethod } from '@vitrine/contract/hosted-checkout'

/** The wallets to offer above the steps; none if nothing is due. */
export const expressMethods = ({
  paymentMethods,
  totals,
}: Pick<HostedCheckout, 'paymentMethods' | 'totals'>): HostedPaymentMethod[] =>
  Number(totals.toPay) > 0 ? paymentMethods.filter(({ express }) => express) : []
