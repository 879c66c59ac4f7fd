import { CommerceError } from '@vitrine/client'
import { settings } from '../settings.server.ts'
import type { Visitor } from '../shop.server.ts'
import { orderView } from './order-view.server.ts'
import type { OrderView } from './order-view.ts'

/** Reads one of the visitor's own orders; undefined for an invalid id or someone else's order. */
export async function findOrder(
  { isKnown, client, language }: Visitor,
  id: string | null,
): Promise<OrderView | null> {
  if (!isKnown || id === null || !GUID.test(id)) return null
  try {
    return orderView(await client.orders.getOrder(id), settings.mediaUrl, language)
  } catch (error) {
    if (error instanceof CommerceError && (error.status === 404 || error.status === 403)) return null
    throw error
  }
}

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
