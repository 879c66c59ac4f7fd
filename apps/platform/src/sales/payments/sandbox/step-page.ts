import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import { formatMoney, money } from '@vitrine/pricing'
import type { PageLanguage } from '../../../floor/http/pages/asked-language.ts'
import { escaped } from '../../../floor/http/pages/html.ts'
import { type PlainLook, plainPage } from '../../../floor/http/pages/plain-page.ts'
import type { SandboxPayment } from './sandbox.store.ts'

const en = {
  title: (amount: string) => `Approve ${amount}`,
  bank: 'Test bank',
  card: 'Card',
  intro: 'This is a test bank. In a real payment, your own bank would ask here. No money moves.',
  approve: 'Approve',
  refuse: 'Refuse',
  decided: 'Already answered',
  decidedWhy: 'This payment was already approved or refused.',
  back: 'Back to shop',
}

const de: typeof en = {
  title: (amount) => `${amount} freigeben`,
  bank: 'Testbank',
  card: 'Karte',
  intro: 'Das ist eine Testbank. Bei einer echten Zahlung fragt hier Ihre eigene Bank. Es fließt kein Geld.',
  approve: 'Freigeben',
  refuse: 'Ablehnen',
  decided: 'Bereits beantwortet',
  decidedWhy: 'Diese Zahlung wurde bereits freigegeben oder abgelehnt.',
  back: 'Zurück zum Shop',
}

const WORDS = { en, de } as const satisfies Record<PageLanguage, typeof en>

/** Writes the page where a buyer approves a payment, as a bank would, in the look of the shop it is for. */
export const stepPage = (
  { state, amountMinor, currency, returnUrl, card }: SandboxPayment,
  language: PageLanguage,
  brand?: HostedBrand,
  look?: PlainLook,
): string => {
  const t = WORDS[language]
  const title = state === 'STEP' ? t.title(formatMoney(money(amountMinor, currency), language)) : t.decided
  const logo = brand?.logoUrl && `<img src="${escaped(brand.logoUrl)}" alt="${escaped(brand.name)}">`
  const head = `${brand ? `<p class="mark">${logo || escaped(brand.name)}</p>` : ''}<p class="soft">${t.bank}</p><h1>${escaped(title)}</h1>`
  const paid =
    card &&
    `<table><tr><td>${t.card}</td><td>${escaped(`${card.brand} •••• ${card.lastDigits}`)}</td></tr></table>`
  const body =
    state === 'STEP'
      ? `${paid ?? ''}<p class="soft">${t.intro}</p><form method="post"><p><button name="decision" value="approve">${t.approve}</button></p>` +
        `<p><button class="quiet" name="decision" value="refuse">${t.refuse}</button></p></form>`
      : `<p>${t.decidedWhy}</p><p><a class="button" href="${escaped(returnUrl)}">${t.back}</a></p>`
  return plainPage(title, head + body, language, look)
}
