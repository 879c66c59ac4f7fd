/** What the hosted checkout page and the platform exchange under `/checkout-api`: JSON, with a cookie. */

export { HostedAddress, HostedAddressDraft, HostedBuyer } from './hosted-checkout/hosted-address.schemas.ts'
export {
  HostedCheckout,
  HostedDraft,
  HostedLinks,
  HostedOrder,
  SaveHostedDraftRequest,
  UpdateHostedCheckoutRequest,
} from './hosted-checkout/hosted-checkout.schemas.ts'
export {
  HostedChange,
  HostedCoupon,
  HostedDeliveryOption,
  HostedGiftCard,
  HostedLine,
  HostedMissing,
  HostedPaymentMethod,
  HostedTotals,
} from './hosted-checkout/hosted-parts.schemas.ts'
export {
  CardDetails,
  CardToken,
  HostedPayment,
  PayHostedCheckoutRequest,
} from './hosted-checkout/hosted-payment.schemas.ts'
