import * as oauth from 'oauth4webapi'
import { DEMO_COMMAND_ID } from '../../demo/demo-site.ts'
import { CommandError, type PlatformCommand, refused } from '../command.ts'
import type { Desk } from '../desk.ts'
import { type AuthorizationServer, discover, platformAddress } from './authorization-server.ts'
import { openCallback } from './callback.ts'
import { connect } from './connection.ts'
import {
  deleteSession,
  readSession,
  type Session,
  saveSession,
  sessionFile,
  sessionOf,
} from './session-file.ts'

/** Logs a member of staff in on the platform's pages, and keeps the tokens for the commands that follow. */
export const loginCommands: Readonly<Record<string, PlatformCommand>> = {
  login: {
    needs: 'platform',
    does: "logs you in as a merchant or owner, on the platform's login page",
    mayTake: {
      platform: { example: 'https://api.shop.example', is: 'URL of the platform; default: PLATFORM_URL' },
      client: {
        example: 'CLIENT_ID',
        is: "client id of the shop's command line; create-site prints it; default: the demo shop's",
      },
    },
    answers: ['platform', 'siteId', 'userId', 'session'],
    run: async (desk, options) => {
      const { PLATFORM_URL } = desk.environment
      const platformUrl = platformAddress(options.platform ?? PLATFORM_URL ?? 'http://localhost:4000')
      const session = await logIn(desk, platformUrl, options.client ?? DEMO_COMMAND_ID)
      await saveSession(desk, session)
      const { siteId, subjectId } = await (await connect(desk)).whoAmI()
      return { platform: platformUrl, siteId, userId: subjectId, session: sessionFile(desk) }
    },
  },
  logout: {
    needs: 'platform',
    does: 'logs you out, and deletes the file with the session',
    answers: ['loggedOut'],
    run: async (desk) => {
      const session = await readSession(desk)
      if (!session) return { loggedOut: false }
      const { known, requests } = await discover(session.platformUrl)
      const client = { client_id: session.clientId }
      await oauth.processRevocationResponse(
        await oauth.revocationRequest(known, client, oauth.None(), session.refreshToken, requests),
      )
      await deleteSession(desk)
      return { loggedOut: true }
    },
  },
  whoami: {
    needs: 'platform',
    does: 'shows who you are logged in as',
    answers: ['platform', 'as', 'id', 'siteId', 'until'],
    run: async (desk) => {
      const connection = await connect(desk)
      const { subjectType, subjectId, siteId, exp } = await connection.whoAmI()
      const until = exp === undefined ? null : new Date(Number(exp) * 1000).toISOString()
      return { platform: connection.platformUrl, as: subjectType, id: subjectId, siteId, until }
    },
  },
}

/** Authorization code with PKCE, answered to a port of this machine (RFC 8252). */
const logIn = async (desk: Desk, platformUrl: string, clientId: string): Promise<Session> => {
  const server = await discover(platformUrl)
  await using callback = await openCallback(desk.stop)
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const asked = new URLSearchParams({
    ...{ client_id: clientId, redirect_uri: callback.address, response_type: 'code', state },
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    ...{ code_challenge_method: 'S256', scope: 'offline_access', prompt: 'select_account' },
  })
  const page = await loginPage(server, asked)
  desk.err(`Log in on this page:\n  ${page}\n`)
  desk.openBrowser(page)
  const answer = await callback.answer
  const { known, requests } = server
  const client = { client_id: clientId }
  try {
    const parameters = oauth.validateAuthResponse(known, client, answer, state)
    const response = await oauth.authorizationCodeGrantRequest(
      ...([known, client, oauth.None(), parameters, callback.address, verifier, requests] as const),
    )
    const tokens = await oauth.processAuthorizationCodeResponse(known, client, response)
    return sessionOf({ platformUrl, clientId }, tokens)
  } catch (error) {
    throw new CommandError('The login was not completed.', 'NOT_ALLOWED', error)
  }
}

/** Where the person logs in. Reports an unknown client here, before a browser opens. */
const loginPage = async (
  { known, requests }: AuthorizationServer,
  asked: URLSearchParams,
): Promise<string> => {
  const response = await fetch(`${known.authorization_endpoint}?${asked}`, {
    redirect: 'manual',
    signal: requests.signal,
  })
  const page = response.headers.get('location')
  if (response.status === 303 && page) return page
  throw refused(
    `The platform doesn't know the command line ${asked.get('client_id')}. "create-site" prints its id for a new shop; ` +
      'for another one, use: create-client --kind console --redirects http://127.0.0.1/callback',
  )
}
