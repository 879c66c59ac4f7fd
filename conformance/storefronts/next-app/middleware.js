import { createClient, OAuthStrategy } from '@wix/sdk'
import { NextResponse } from 'next/server'
import { SESSION } from './lib/session'

const client = createClient({ auth: OAuthStrategy({ clientId: process.env.WIX_CLIENT_ID }) })

/** Gives every visitor tokens in a cookie, and renews them when they have expired. */
export async function middleware(request) {
  const cookie = request.cookies.get(SESSION)
  let tokens = cookie ? JSON.parse(cookie.value) : await client.auth.generateVisitorTokens()
  if (tokens.accessToken.expiresAt < Date.now() / 1000) {
    tokens = await client.auth
      .renewToken(tokens.refreshToken)
      .catch(() => client.auth.generateVisitorTokens())
  }
  request.cookies.set(SESSION, JSON.stringify(tokens))
  const response = NextResponse.next({ request })
  response.cookies.set(SESSION, JSON.stringify(tokens), { maxAge: 60 * 60 * 24 * 12 })
  return response
}

export const config = { matcher: ['/((?!_next/static|_next/image|favicon.ico|callback|logout).*)'] }
