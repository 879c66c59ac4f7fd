import type { HostedCaptcha } from '@vitrine/contract/hosted-identity'
import { useEffect, useRef } from 'react'
import { type RecaptchaEvents, showRecaptcha } from '../api/recaptcha.ts'

interface RecaptchaBoxProps extends RecaptchaEvents {
  readonly captcha: HostedCaptcha
}

/** Google's checkbox captcha, loaded when shown. */
export function RecaptchaBox({ captcha, onSolved, onExpired, onFailed }: RecaptchaBoxProps) {
  const place = useRef<HTMLDivElement>(null)
  const { scriptUrl, visibleSiteKey: siteKey } = captcha
  useEffect(() => {
    if (!place.current) return
    return showRecaptcha({ scriptUrl, siteKey }, place.current, { onSolved, onExpired, onFailed })
  }, [scriptUrl, siteKey, onSolved, onExpired, onFailed])
  return <div ref={place} className="recaptcha" />
}
