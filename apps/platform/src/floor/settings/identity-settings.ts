/** When to ask for a captcha. */
export type CaptchaWhen = 'off' | 'after-failures' | 'always'

export const CAPTCHA_WHEN: readonly CaptchaWhen[] = ['off', 'after-failures', 'always']

/**
 * Whether responses reveal to strangers which addresses belong to members.
 *
 * - `uniform`: never, neither by content nor by timing.
 * - `guarded`: until a network has asked for five such addresses within an hour.
 * - `contract`: always.
 */
export type AnswerPolicy = 'uniform' | 'guarded' | 'contract'

export const ANSWER_POLICIES: readonly AnswerPolicy[] = ['uniform', 'guarded', 'contract']

/** How members log in. */
export interface IdentitySettings {
  /** Whether responses reveal to strangers which addresses belong to members. */
  readonly answers: AnswerPolicy
  /** Whether attempts are limited. */
  readonly rateLimits: boolean
  readonly captcha: CaptchaSettings
}

export interface CaptchaSettings {
  readonly when: CaptchaWhen
  /** Undefined: our own proof of work. */
  readonly recaptcha: RecaptchaSettings | undefined
  readonly visibleSiteKey: string
  readonly invisibleSiteKey: string
  /** The cost of the proof of work. */
  readonly cost: number
  /** Whether logins continue while the captcha provider doesn't answer. */
  readonly isOpenInOutage: boolean
}

export interface RecaptchaSettings {
  readonly visibleSecret: string
  readonly invisibleSecret: string
  readonly hosts: readonly string[]
  readonly verifyUrl: string
  /** The script that hosted pages load for a captcha. */
  readonly scriptUrl: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Google's test keys, which accept every token. */
const KEYS_FOR_TESTS = [
  '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
  '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
]

const GOOGLE = {
  verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  scriptUrl: 'https://www.google.com/recaptcha/api.js',
}

/**
 * Reads the login settings.
 *
 * @param urls - of platform and storefront, where captchas are solved
 * @throws what `wrong` returns for an invalid variable
 */
export const readIdentitySettings = (
  environment: Environment,
  isDevelopment: boolean,
  urls: readonly string[],
  wrong: (message: string) => Error,
): IdentitySettings => {
  const oneOf = <Choice extends string>(
    name: string,
    choices: readonly Choice[],
    fallback: Choice,
  ): Choice => {
    const value = environment[name] || fallback
    const found = choices.find((choice) => choice === value)
    if (found) return found
    throw wrong(`${name} must be one of ${choices.join(', ')}, but is "${value}".`)
  }
  const needed = (name: string): string => {
    const value = environment[name]
    if (value && !isDevelopment && KEYS_FOR_TESTS.includes(value))
      throw wrong(`${name} is Google's test key, which lets every program pass. Set your own.`)
    if (value) return value
    throw wrong(`${name} must be set, because CAPTCHA_PROVIDER is recaptcha.`)
  }
  const cost = Number(environment.CAPTCHA_COST || 5_000)
  if (!Number.isInteger(cost) || cost < 1 || cost > 1_000_000)
    throw wrong(
      `CAPTCHA_COST must be a whole number from 1 to 1000000, but is "${environment.CAPTCHA_COST}".`,
    )
  const isRecaptcha = oneOf('CAPTCHA_PROVIDER', ['altcha', 'recaptcha'], 'altcha') === 'recaptcha'
  const keyOf = (name: string, fallback: string) =>
    isRecaptcha ? needed(name) : environment[name] || fallback
  const hosts = (environment.CAPTCHA_HOSTS ?? '').split(',').flatMap((host) => host.trim() || [])
  return {
    answers: oneOf('LOGIN_ANSWERS', ANSWER_POLICIES, isDevelopment ? 'guarded' : 'uniform'),
    rateLimits: oneOf('RATE_LIMITS', ['on', 'off'], isDevelopment ? 'off' : 'on') === 'on',
    captcha: {
      when: oneOf('CAPTCHA', CAPTCHA_WHEN, 'after-failures'),
      cost,
      isOpenInOutage: oneOf('CAPTCHA_OUTAGE', ['open', 'closed'], 'open') === 'open',
      visibleSiteKey: keyOf('CAPTCHA_VISIBLE_SITE_KEY', 'visible'),
      invisibleSiteKey: keyOf('CAPTCHA_INVISIBLE_SITE_KEY', 'invisible'),
      recaptcha: isRecaptcha
        ? {
            visibleSecret: needed('CAPTCHA_VISIBLE_SECRET'),
            invisibleSecret: needed('CAPTCHA_INVISIBLE_SECRET'),
            hosts: hosts.length > 0 ? hosts : urls.map((url) => new URL(url).hostname),
            verifyUrl: environment.CAPTCHA_VERIFY_URL || GOOGLE.verifyUrl,
            scriptUrl: scriptUrlIn(environment, wrong),
          }
        : undefined,
    },
  }
}

/**
 * The folder of this address goes into the pages' content policy, where spaces, `;` and `,` are separators.
 */
const scriptUrlIn = (environment: Environment, wrong: (message: string) => Error): string => {
  const text = environment.CAPTCHA_SCRIPT_URL || GOOGLE.scriptUrl
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isUsable = url && /^https?:$/.test(url.protocol) && !/[;,\s?#]/.test(url.href)
  if (isUsable) return url.href
  throw wrong(`CAPTCHA_SCRIPT_URL must be the address of a script, but is "${text}".`)
}
