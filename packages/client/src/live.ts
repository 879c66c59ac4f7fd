/** Changes of carts, products and more, as they happen. The hosted platform's packages don't have them. */
export type { LiveChange, LiveTopic } from '@vitrine/contract'
export {
  type LiveClient,
  type LiveState,
  type SubscribeOptions,
  type Subscription,
  subscribe,
} from './live/subscribe.ts'
export { whileVisible } from './live/while-visible.ts'
