import { cookies, headers } from 'next/headers'
import { NextResponse } from 'next/server'
import { SESSION } from '../../lib/session'
import { openShop } from '../../lib/shop'

export async function POST() {
  const shop = await openShop()
  const { logoutUrl } = await shop.auth.logout(`http://${(await headers()).get('host')}/`)
  ;(await cookies()).delete(SESSION)
  return NextResponse.redirect(logoutUrl, 303)
}
