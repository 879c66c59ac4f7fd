/** Where a captcha is asked for. */
export type CaptchaAction = 'login' | 'register'

/** A captcha that was answered, as a form sends it. */
export interface AnsweredCaptcha {
  readonly token: string
  /** Shown to be confirmed by hand, or solved unseen; each has a key of its own. */
  readonly kind: 'visible' | 'invisible'
  readonly action: CaptchaAction
  readonly siteId: string
  /** The caller's network address. */
  readonly address: string
}

/** `solved` names what was solved, to be remembered; `unreachable`: whoever judges captchas did not answer. */
export type CaptchaVerdict = { readonly solved: string } | 'wrong' | 'unreachable'

/** Tells people from programs, or makes programs pay. */
export interface Captcha {
  judge(answered: AnsweredCaptcha): Promise<CaptchaVerdict>
}

/** A captcha that we give out ourselves. */
export interface OwnCaptcha extends Captcha {
  /** Makes a challenge; with a site, for that site alone. */
  challenge(siteId?: string): Promise<object>
}
