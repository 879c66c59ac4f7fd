import type { HostedPayment } from '@vitrine/contract/hosted-checkout'
import { useWords } from '../../messages/words.tsx'

/** Says that the last payment failed, with the reason if known. */
export function DeclinedNotice({ payment }: { readonly payment: HostedPayment | undefined }) {
  const { t } = useWords()
  if (payment?.state !== 'DECLINED') return null
  const reason = payment.reason ?? ''
  const why = t.declinedReasons[reason] ?? t.errors[reason]
  return (
    <div className="notice notice-alarm" role="alert">
      <p className="strong">{t.declined}</p>
      <p>
        {why} {t.declinedText}
      </p>
    </div>
  )
}
