import { randomBytes } from 'node:crypto'
import { escaped } from '../../floor/http/pages/html.ts'
import type { IdentitySettings } from '../../floor/settings/identity-settings.ts'
import { type BuiltPages, openBuiltPages, type PageName } from './built-pages.ts'
import { type HostedOrigins, hostedPageHeaders } from './hosted-headers.ts'

export interface HostedSettings extends Omit<HostedOrigins, 'captchaScriptUrl'> {
  readonly mode: 'development' | 'production'
  readonly identity: Pick<IdentitySettings, 'captcha'>
}

/** What a page is told before its script runs, or where none does. */
export interface PageCase {
  /** What the page is to show, in `data-page`, where its address does not say; chosen here, never what a request says. */
  readonly page?: string
  readonly title: string
  /** Of title and `plain`; default English. */
  readonly language?: string
  /** HTML that stands in its place without JavaScript; whatever others have written in it is escaped already. */
  readonly plain: string
  /** The one other origin at which a form of `plain` may end. */
  readonly formTarget?: string | undefined
}

/** One answer with a page: its nonce is used once. */
export interface HostedPage {
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
}

export interface HostedPages {
  /** What was built; undefined before the first build. */
  readonly built: () => Promise<BuiltPages | undefined>
  /** Makes one answer with a page; undefined before the first build. */
  readonly find: (name: PageName, told?: PageCase) => Promise<HostedPage | undefined>
}

/** Opens what `apps/hosted` was built to. */
export const createHostedPages = async (settings: HostedSettings): Promise<HostedPages> => {
  const built = openBuiltPages(settings.mode === 'development')
  await built() // so that no buyer waits for it
  const { mediaUrl, identity } = settings
  const captchaScriptUrl = identity.captcha.recaptcha?.scriptUrl
  return {
    built,
    find: async (name, told) => {
      const html = (await built())?.pages[name]
      if (html === undefined) return undefined
      // Nobody is asked for a captcha by the checkout, or by a page that shows one thing alone.
      const hasCaptcha = name === 'login' && !told?.page
      const origins = { mediaUrl, ...(hasCaptcha && { captchaScriptUrl }) }
      const nonce = randomBytes(16).toString('base64url')
      return {
        headers: {
          ...hostedPageHeaders(nonce, origins, told?.formTarget),
          'content-type': 'text/html; charset=utf-8',
        },
        // The nonce first: nothing that is put in later can ask for it.
        html: tell(html.replaceAll('__NONCE__', nonce), told),
      }
    },
  }
}

const tell = (html: string, told: PageCase | undefined): string =>
  told === undefined
    ? html
    : html
        .replace('<div id="root">', (root) =>
          told.page ? `<div id="root" data-page="${escaped(told.page)}">` : root,
        )
        .replace('<html lang="en">', () => `<html lang="${escaped(told.language ?? 'en')}">`)
        .replace(/<title>[^<]*/, () => `<title>${escaped(told.title)}`)
        .replace(/(<noscript>\s*<main[^>]*>)[\s\S]*(<\/main>\s*<\/noscript>)/, (_, before, after) =>
          [before, told.plain, after].join(''),
        )
