import type { HostedCheckout } from '@vitrine/contract/hosted-checkout'
import { useEffect } from 'react'
import type { CheckoutApi } from '../api/checkout-api.ts'
import type { useCheckout } from '../checkout/use-checkout.ts'
import { useTill } from '../checkout/use-till.ts'
import { ChangesNotice } from '../components/notice/ChangesNotice.tsx'
import { ExpressPayment } from '../components/step/ExpressPayment.tsx'
import { StepsList } from '../components/step/StepsList.tsx'
import { CodeForm } from '../components/summary/CodeForm.tsx'
import { Summary } from '../components/summary/Summary.tsx'
import { useWords } from '../messages/words.tsx'

interface CheckoutPageProps {
  readonly checkout: HostedCheckout
  readonly api: CheckoutApi
  readonly doing: ReturnType<typeof useCheckout>
}

/** An open checkout: its steps, with the order beside them. */
export function CheckoutPage({ checkout, api, doing }: CheckoutPageProps) {
  const { t, money } = useWords()
  const { step, progress, ...till } = useTill(api, checkout, doing)
  const { coupon, giftCard, brand, missing, deliversTo } = checkout
  const canDeliver = !missing.includes('DELIVERY_OPTION') || deliversTo?.length !== 0
  const left = giftCard?.left ?? '0'
  useEffect(() => {
    document.title = `${t[step]} – ${brand.name}`
  }, [t, step, brand.name])
  return (
    <div className="wrap columns">
      <main className="steps">
        <h1>{t.title}</h1>
        <ChangesNotice till={till} />
        {canDeliver ? (
          <>
            <ExpressPayment till={till} />
            <StepsList till={till} step={step} progress={progress} />
          </>
        ) : (
          <p className="notice notice-alarm" role="alert">
            {t.noDeliveries}
          </p>
        )}
      </main>
      <Summary checkout={checkout} opensBy={t.showSummary}>
        {!checkout.isFixed && (
          <CodeForm till={till} work="coupon" inForce={coupon?.code} problem={coupon?.problem} />
        )}
        <CodeForm
          till={till}
          work="giftCard"
          inForce={giftCard?.obfuscatedCode}
          problem={giftCard?.problem}
          notes={[
            ...(giftCard?.exceptGiftCards ? [t.exceptGiftCards] : []),
            ...(Number(left) > 0 ? [t.giftCardLeft(money(left, checkout.currency))] : []),
          ]}
        />
      </Summary>
    </div>
  )
}
