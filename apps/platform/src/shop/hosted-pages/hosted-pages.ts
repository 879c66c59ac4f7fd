import { randomBytes } from 'node:crypto'
import { escaped } from '../../floor/http/pages/html.ts'
import type { IdentitySettings } from '../../floor/settings/identity-settings.ts'
import { type BuiltPages, HOSTED, openBuiltPages } from './built-pages.ts'
import { type HostedOrigins, hostedPageHeaders } from './hosted-headers.ts'

type HostedPageName = keyof typeof HOSTED.pages

export interface HostedSettings extends Omit<HostedOrigins, 'captchaScriptUrl'> {
  readonly mode: 'development' | 'production'
  readonly identity: Pick<IdentitySettings, 'captcha'>
}

/** What a page gets before its script runs, or without scripts. */
export interface PageCase {
  /**
   * What the page shows, in `data-page`, if its address doesn't say. Chosen here, never taken from a request.
   */
  readonly page?: string
  readonly title: string
  /** The language of title and `plain`; default English. */
  readonly language?: string
  /** HTML shown instead without JavaScript; text from others is already escaped. */
  readonly plain: string
  /** The one other origin a form of `plain` may lead to. */
  readonly formTarget?: string | undefined
}

/** One response with a page; its nonce is used once. */
export interface HostedPage {
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
}

export interface HostedPages {
  /** The build; undefined before the first one. */
  readonly built: () => Promise<BuiltPages<HostedPageName> | undefined>
  /** Creates one response with a page; undefined before the first build. */
  readonly find: (name: HostedPageName, told?: PageCase) => Promise<HostedPage | undefined>
}

/** Opens the build of `apps/hosted`. */
export const createHostedPages = async (settings: HostedSettings): Promise<HostedPages> => {
  const built = openBuiltPages(HOSTED, settings.mode === 'development')
  await built() // so that no buyer waits for it
  const { mediaUrl, identity } = settings
  const captchaScriptUrl = identity.captcha.recaptcha?.scriptUrl
  return {
    built,
    find: async (name, told) => {
      const html = (await built())?.pages[name]
      if (html === undefined) return undefined
      // The checkout needs no captcha, and neither does a page that shows a single message.
      const hasCaptcha = name === 'login' && !told?.page
      const origins = { mediaUrl, ...(hasCaptcha && { captchaScriptUrl }) }
      const nonce = randomBytes(16).toString('base64url')
      return {
        headers: {
          ...hostedPageHeaders(nonce, origins, told?.formTarget),
          'content-type': 'text/html; charset=utf-8',
        },
        // Nonce first: nothing inserted later can request it.
        html: tell(html.replaceAll('__NONCE__', nonce), told),
      }
    },
  }
}

const tell = (html: string, told: PageCase | undefined): string =>
  told === undefined
    ? html
    : html
        .replace('<div id="SITE_CONTAINER">', (root) =>
          told.page ? `<div id="SITE_CONTAINER" data-page="${escaped(told.page)}">` : root,
        )
        .replace('<html lang="en">', () => `<html lang="${escaped(told.language ?? 'en')}">`)
        .replace(/<title>[^<]*/, () => `<title>${escaped(told.title)}`)
        .replace(/(<noscript>\s*<main[^>]*>)[\s\S]*(<\/main>\s*<\/noscript>)/, (_, before, after) =>
          [before, told.plain, after].join(''),
        )
