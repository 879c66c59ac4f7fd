import type { CardToken, HostedAddressDraft, HostedDraft } from '@vitrine/contract/hosted-checkout'
import { parse, read, write } from './tab-storage.ts'

/**
 * What this tab remembers of a checkout across reloads: typed values that haven't reached the platform, the
 * card's token, which works once and only for this shop, and that the buyer is in the middle of a payment.
 * Without storage nothing is remembered, and the page asks again.
 */
export const visitMemory = (checkoutId: string) => {
  const cardKey = `card ${checkoutId}`
  const payingKey = `paying ${checkoutId}`
  const draftKey = `draft ${checkoutId}`
  return {
    draft: (): HostedDraft | undefined => parse(read(draftKey), isDraft),
    keepDraft: (draft: HostedDraft | undefined) => write(draftKey, draft && JSON.stringify(draft)),
    card: (): CardToken | undefined => parse(read(cardKey), isCard),
    keepCard: (card: CardToken | undefined) => write(cardKey, card && JSON.stringify(card)),
    isPaying: (): boolean => read(payingKey) !== null,
    keepPaying: (isPaying: boolean) => write(payingKey, isPaying ? 'yes' : undefined),
  }
}

const GUEST_KEY = 'guest-address'

/** Keeps the address of a guest who leaves to log in: what follows is another checkout. */
export const keepGuestAddress = (address: HostedAddressDraft | undefined): void =>
  write(GUEST_KEY, address && JSON.stringify(address))

/** Returns that address, once. */
export const takeGuestAddress = (): HostedAddressDraft | undefined => {
  const kept = parse(read(GUEST_KEY), isDraft)
  write(GUEST_KEY, undefined)
  return kept
}

/** Forgets everything this tab remembers of all checkouts, because their owner has logged out. */
export const forgetVisits = (): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (/^(card |paying |draft |guest-address)/.test(key)) sessionStorage.removeItem(key)
  } catch {
    // the browser forbids storage
  }
}

const isDraft = (value: unknown): value is HostedDraft & HostedAddressDraft =>
  typeof value === 'object' && value !== null

const isCard = (value: unknown): value is CardToken =>
  typeof value === 'object' && value !== null && 'token' in value && 'brand' in value && 'lastDigits' in value
