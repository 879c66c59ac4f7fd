import { cookies } from 'next/headers'
import { NextResponse } from 'next/server'
import { PENDING, SESSION } from '../../lib/session'
import { openShop } from '../../lib/shop'

export async function GET(request) {
  const shop = await openShop()
  const jar = await cookies()
  const data = JSON.parse(jar.get(PENDING).value)
  const { code, state } = shop.auth.parseFromUrl(request.url, 'query')
  const tokens = await shop.auth.getMemberTokens(code, state, data)
  jar.delete(PENDING)
  jar.set(SESSION, JSON.stringify(tokens))
  return NextResponse.redirect(data.originalUri)
}
