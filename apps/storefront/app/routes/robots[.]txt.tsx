import { LANGUAGES, pathIn } from '../messages/languages.ts'
import { settings } from '../settings.server.ts'

/** Pages that are personal or different every time. The cart isn't listed: for a new visitor it is empty. */
const OWN = ['/account', '/callback', '/captcha', '/login', '/logout', '/new-password', '/preferences']
const MORE = ['/register', '/reset-password', '/search', '/thank-you', '/verify', '/waiting']

/** What search engines should skip, and where they find the sitemap. */
export function loader(): Response {
  const shut = LANGUAGES.flatMap((language) => [...OWN, ...MORE].map((path) => pathIn(language, path)))
  const lines = ['User-agent: *', ...shut.map((path) => `Disallow: ${path}`), '']
  const text = [...lines, `Sitemap: ${settings.storefrontUrl}/sitemap.xml`, ''].join('\n')
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
