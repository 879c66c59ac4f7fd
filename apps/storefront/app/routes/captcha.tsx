import type { LoaderFunctionArgs } from 'react-router'
import { askForChallenge } from '../account/captcha.server.ts'
import { visitorContext } from '../shop.server.ts'

/**
 * Forwards a challenge of the platform, which the login page's script solves as a captcha. The page's policy
 * lets scripts call only the shop.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  context.get(visitorContext).isPrivate = true
  const { status, body } = await askForChallenge()
  return new Response(body, {
    status: status === 200 ? 200 : 503,
    headers: { 'Content-Type': 'application/json', 'X-Robots-Tag': 'noindex' },
  })
}
