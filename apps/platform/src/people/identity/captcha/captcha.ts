/** Which form a captcha is required for. */
export type CaptchaAction = 'login' | 'register'

/** A solved captcha, as a form sends it. */
export interface AnsweredCaptcha {
  readonly token: string
  /** Visible or invisible; each has its own key. */
  readonly kind: 'visible' | 'invisible'
  readonly action: CaptchaAction
  readonly siteId: string
  /** The caller's network address. */
  readonly address: string
}

/** `solved` names what was solved, to be recorded; `unreachable`: the captcha service didn't answer. */
export type CaptchaVerdict = { readonly solved: string } | 'wrong' | 'unreachable'

/** Tells people from programs, or makes programs pay. */
export interface Captcha {
  judge(answered: AnsweredCaptcha): Promise<CaptchaVerdict>
}

/** A captcha that we hand out ourselves. */
export interface OwnCaptcha extends Captcha {
  /** Creates a challenge; with a site, only for that site. */
  challenge(siteId?: string): Promise<object>
}
