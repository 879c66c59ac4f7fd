import { CommerceError, EMPTY_TOKENS } from '@vitrine/client'
import { redirectDocument } from 'react-router'
import { prefixOf } from '../messages/languages.ts'
import { report } from '../serving/report.server.ts'
import { settings } from '../settings.server.ts'
import type { Visitor } from '../shop.server.ts'
import { WAITING_OVER } from './waiting.server.ts'

/** Logs out here and on the platform, which leads back to the home page. The next request is a new visitor. */
export async function logOut({ client: { auth }, language }: Visitor): Promise<Response> {
  const address = await addressOfLogout(auth.logout, `${settings.storefrontUrl}${prefixOf(language)}/`)
  // Also when the platform doesn't answer: a logout must always work here.
  auth.setTokens(EMPTY_TOKENS)
  return redirectDocument(address, { status: 303, headers: { 'Set-Cookie': WAITING_OVER } })
}

async function addressOfLogout(logout: Visitor['client']['auth']['logout'], home: string): Promise<string> {
  try {
    return (await logout(home)).logoutUrl
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    report(error)
    return '/'
  }
}
