import { formatMoney, money } from '@vitrine/pricing'
import { escaped } from '../../../floor/http/pages/html.ts'
import { plainPage } from '../../../floor/http/pages/plain-page.ts'
import type { SandboxPayment } from './sandbox.store.ts'

/** Writes the page where a buyer approves a payment, as a bank would. */
export const stepPage = ({ state, amountMinor, currency, returnUrl }: SandboxPayment): string => {
  const amount = escaped(formatMoney(money(amountMinor, currency), 'en'))
  const intro =
    `<h1>Approve ${amount}</h1><p>This is the test bank: it stands where a buyer's own bank would ask. ` +
    `No money moves.</p>`
  if (state !== 'STEP')
    return plainPage(
      'Already decided',
      `<h1>Already decided</h1><p>There is nothing left to approve here.</p>` +
        `<p><a class="button" href="${escaped(returnUrl)}">Back to the shop</a></p>`,
    )
  return plainPage(
    `Approve ${amount}`,
    `${intro}<form method="post"><p><button name="decision" value="approve">Approve</button></p>` +
      `<p><button class="quiet" name="decision" value="refuse">Refuse</button></p></form>`,
  )
}
