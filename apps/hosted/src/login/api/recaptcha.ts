/** The part of Google's reCAPTCHA that is used here. */
interface Recaptcha {
  render(
    into: HTMLElement,
    options: {
      readonly sitekey: string
      readonly size?: 'invisible' | 'compact' | 'normal'
      readonly theme?: 'light' | 'dark'
      readonly badge?: 'inline'
      readonly callback: (token: string) => void
      readonly 'expired-callback': () => void
      readonly 'error-callback': () => void
    },
  ): number
  execute(widget: number): void
}

/** Events of a captcha on the page. */
export interface RecaptchaEvents {
  readonly onSolved: (token: string) => void
  /** The solution has expired. */
  readonly onExpired: () => void
  readonly onFailed: () => void
}

const READY = 'recaptchaIsReady'
/** How long a person may look for traffic lights. */
const LONGEST_MS = 120_000
const LOADING_MS = 20_000

let loading: Promise<Recaptcha> | undefined

/** Loads the script once; after a failure the next call loads it again. */
const load = (scriptUrl: string): Promise<Recaptcha> => {
  loading ??= begin(scriptUrl).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

const begin = (scriptUrl: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const url = new URL(scriptUrl)
    url.search = new URLSearchParams({
      ...{ onload: READY, render: 'explicit', hl: document.documentElement.lang, trustedtypes: 'true' },
    }).toString()
    const script = document.createElement('script')
    const fail = (): void => {
      script.remove()
      reject(new Error('Couldn’t load reCAPTCHA.'))
    }
    const late = setTimeout(fail, LOADING_MS)
    Reflect.set(window, READY, () => {
      clearTimeout(late)
      resolve(Reflect.get(window, 'grecaptcha'))
    })
    script.onerror = fail
    script.async = true
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    Reflect.set(script, 'src', trusted(url.href))
    document.head.append(script)
  })

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): unknown }
}

let trust: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Browsers with Trusted Types need to know that this address is ours; it came from the platform. */
const trusted = (url: string): unknown => {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  trust ??= types?.createPolicy('vitrine-recaptcha', { createScriptURL: (text) => text })
  return trust ? trust.createScriptURL(url) : url
}

/**
 * Shows the checkbox captcha.
 * @returns a function that removes it
 */
export const showRecaptcha = (
  { scriptUrl, siteKey }: { readonly scriptUrl: string; readonly siteKey: string },
  into: HTMLElement,
  { onSolved, onExpired, onFailed }: RecaptchaEvents,
): (() => void) => {
  // A widget can't be removed from an element, but the element can be dropped.
  const place = document.createElement('div')
  into.append(place)
  load(scriptUrl)
    .then((recaptcha) => {
      if (!place.isConnected) return
      recaptcha.render(place, {
        sitekey: siteKey,
        size: into.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal',
        theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        callback: onSolved,
        'expired-callback': onExpired,
        'error-callback': onFailed,
      })
    })
    .catch(onFailed)
  return () => place.remove()
}

/** The widget's width in pixels; below it, the compact size is used. */
const NORMAL_WIDTH = 304

/**
 * Solves the invisible captcha, which most people don't notice.
 * @throws {Error} when it can't be loaded, or isn't solved within two minutes
 */
export const solveRecaptcha = async (scriptUrl: string, siteKey: string): Promise<string> => {
  const recaptcha = await load(scriptUrl)
  const place = document.createElement('div')
  document.body.append(place)
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error('reCAPTCHA was not solved.'))
      setTimeout(fail, LONGEST_MS)
      const widget = recaptcha.render(place, {
        ...{ sitekey: siteKey, size: 'invisible', badge: 'inline' },
        ...{ callback: resolve, 'expired-callback': fail, 'error-callback': fail },
      })
      recaptcha.execute(widget)
    })
  } finally {
    place.remove()
  }
}
