import { useEffect, useState } from 'react'
import { useLoginWords } from '../messages/words.tsx'

interface ResendButtonProps {
  /** When the last one was sent; milliseconds since 1970. */
  readonly sentAt: number
  /** Returns whether another was sent. */
  readonly onResend: () => Promise<boolean>
}

/** How long to wait for a mail before asking for another. */
const PATIENCE_MS = 30_000
const SECOND_MS = 1000

/** Requests another code, some time after the last one. */
export function ResendButton({ sentAt, onResend }: ResendButtonProps) {
  const t = useLoginWords()
  const [now, setNow] = useState(Date.now)
  const [isResent, setResent] = useState(false)
  const seconds = Math.min(PATIENCE_MS, Math.max(0, sentAt + PATIENCE_MS - now)) / SECOND_MS
  const isEarly = seconds > 0
  useEffect(() => {
    if (!isEarly) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isEarly])

  return (
    <div className="resend">
      <button
        type="button"
        className="link"
        aria-disabled={isEarly}
        onClick={async () => {
          if (isEarly) return
          setResent(await onResend())
          setNow(Date.now())
        }}
      >
        {isEarly ? t.resendIn(Math.ceil(seconds)) : t.resend}
      </button>
      <p className="field-hint" role="status">
        {isResent && isEarly && t.resent}
      </p>
    </div>
  )
}
