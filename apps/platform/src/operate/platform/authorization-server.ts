import * as oauth from 'oauth4webapi'
import { CommandError } from '../command.ts'

/** A platform as its OAuth clients see it. */
export interface AuthorizationServer {
  readonly known: oauth.AuthorizationServer
  readonly requests: { readonly [oauth.allowInsecureRequests]: boolean; readonly signal: AbortSignal }
}

const PATIENCE_MS = 20_000
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/**
 * Reads the address of a platform. Passwords and tokens go there, so other machines need https.
 *
 * @throws {CommandError} USAGE
 */
export const platformAddress = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && THIS_MACHINE.includes(url.hostname))
  if (url && isSafe && !url.username) return url.origin
  throw new CommandError(`The platform's URL must start with https://, but is "${text}".`)
}

/** Asks a platform where it takes logins. @throws {CommandError} UNREACHABLE */
export const discover = async (platformUrl: string): Promise<AuthorizationServer> => {
  const requests = () => ({
    [oauth.allowInsecureRequests]: platformUrl.startsWith('http:'),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const issuer = new URL(platformUrl)
  const response = await oauth.discoveryRequest(issuer, requests()).catch((error: unknown) => {
    throw new CommandError(
      `The platform doesn't respond at ${platformUrl}: is it running?`,
      'UNREACHABLE',
      error,
    )
  })
  const known = await oauth.processDiscoveryResponse(issuer, response).catch((error: unknown) => {
    const message = `${platformUrl} isn't the platform's own URL: use its PLATFORM_URL.`
    throw new CommandError(message, 'REFUSED', error)
  })
  return {
    known,
    get requests() {
      return requests()
    },
  }
}
