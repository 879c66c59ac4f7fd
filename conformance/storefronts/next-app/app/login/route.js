import { cookies, headers } from 'next/headers'
import { NextResponse } from 'next/server'
import { PENDING } from '../../lib/session'
import { openShop } from '../../lib/shop'

export async function POST() {
  const shop = await openShop()
  const origin = `http://${(await headers()).get('host')}`
  const data = shop.auth.generateOAuthData(`${origin}/callback`, `${origin}/account`)
  const { authUrl } = await shop.auth.getAuthUrl(data, { responseMode: 'query', prompt: 'login' })
  ;(await cookies()).set(PENDING, JSON.stringify(data), { httpOnly: true })
  return NextResponse.redirect(authUrl, 303)
}
