import type { CardToken, HostedDraft } from '@vitrine/contract/hosted-checkout'

/**
 * What this tab remembers of a checkout over a reload: what was typed and has not reached the platform, the token of
 * the card that is to pay, which pays once and only this shop, and that the buyer is on their way through a payment.
 * Without storage it forgets, and asks again.
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

/** Forgets what this tab remembers of every checkout: their person has left. */
export const forgetVisits = (): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (/^(card|paying|draft) /.test(key)) sessionStorage.removeItem(key)
  } catch {
    // forbidden by the browser
  }
}

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null // forbidden by the browser
  }
}

const write = (key: string, value: string | undefined): void => {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // forbidden by the browser
  }
}

const parse = <Kept>(text: string | null, isKept: (value: unknown) => value is Kept): Kept | undefined => {
  const kept: unknown = text === null ? undefined : JSON.parse(text)
  return isKept(kept) ? kept : undefined
}

const isDraft = (value: unknown): value is HostedDraft => typeof value === 'object' && value !== null

const isCard = (value: unknown): value is CardToken =>
  typeof value === 'object' && value !== null && 'token' in value && 'brand' in value && 'lastDigits' in value
