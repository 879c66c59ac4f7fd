import { LANGUAGES, pathIn } from '../messages/languages.ts'
import { settings } from '../settings.server.ts'

/** Pages that are one visitor's own, or never the same twice. The cart is not among them: whoever is new finds it empty. */
const OWN = ['/account', '/callback', '/captcha', '/login', '/logout', '/new-password', '/preferences']
const MORE = ['/register', '/reset-password', '/search', '/thank-you', '/verify', '/waiting']

/** What search engines are asked to leave alone, and where they find the rest. */
export function loader(): Response {
  const shut = LANGUAGES.flatMap((language) => [...OWN, ...MORE].map((path) => pathIn(language, path)))
  const lines = ['User-agent: *', ...shut.map((path) => `Disallow: ${path}`), '']
  const text = [...lines, `Sitemap: ${settings.storefrontUrl}/sitemap.xml`, ''].join('\n')
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
