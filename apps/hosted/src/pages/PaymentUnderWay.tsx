import type { HostedCheckout } from '@vitrine/contract/hosted-checkout'
import type { CheckoutApi } from '../api/checkout-api.ts'
import { leaveFor } from '../checkout/leave.ts'
import type { Run, Trouble, Work } from '../checkout/use-checkout.ts'
import { useLate } from '../components/form/use-late.ts'
import { TroubleNotice } from '../components/notice/TroubleNotice.tsx'
import { useWords } from '../messages/words.tsx'
import { NoticePage } from './NoticePage.tsx'

interface PaymentUnderWayProps {
  readonly checkout: HostedCheckout
  readonly api: CheckoutApi
  readonly run: Run
  readonly work: Work | undefined
  readonly trouble: Trouble | undefined
}

/** Most banks answer sooner. */
const PATIENCE_MS = 10_000

/** A pending payment: being made, waiting for the buyer at the bank, or for the bank itself. */
export function PaymentUnderWay({ checkout, api, run, work, trouble }: PaymentUnderWayProps) {
  const { t } = useWords()
  const { payment } = checkout
  const stepUrl = payment?.state === 'STEP' ? payment.url : undefined
  const isLate = useLate(payment?.state === 'WORKING', PATIENCE_MS)
  const isWaiting = payment?.state === 'WAITING' || isLate
  const [title, text] = stepUrl
    ? [t.stepTitle, t.stepText]
    : isWaiting
      ? [t.waitingTitle, t.waitingText]
      : [t.workingTitle, t.workingText]
  return (
    <NoticePage title={title} text={text}>
      {!stepUrl && <div className="waiting-mark" aria-hidden="true" />}
      {stepUrl && (
        <button type="button" className="button" onClick={() => leaveFor(stepUrl)}>
          {t.stepGo}
        </button>
      )}
      {(stepUrl || isWaiting) && (
        <button
          type="button"
          className="link"
          aria-busy={work === 'cancel'}
          aria-disabled={work !== undefined}
          onClick={() => void run('cancel', () => api.cancelPayment())}
        >
          {work === 'cancel' ? t.working : t.payOtherwise}
        </button>
      )}
      <TroubleNotice trouble={trouble} />
    </NoticePage>
  )
}
