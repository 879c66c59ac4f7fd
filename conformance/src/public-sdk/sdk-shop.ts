import { pointHostedAt } from '@vitrine/client/hosted'
import { openDemoShop, type Shop, type TestEngine } from '@vitrine/platform/testing'
import { currentCart } from '@wix/ecom'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { collections, products } from '@wix/stores'

/** A visitor who shops with the unmodified public packages. */
export const publicVisitor = (clientId: string) =>
  createClient({ auth: OAuthStrategy({ clientId }), modules: { currentCart, products, collections } })

export type PublicVisitor = ReturnType<typeof publicVisitor>

export interface SdkShop extends AsyncDisposable {
  readonly shop: Shop
  visitor(): PublicVisitor
}

/**
 * Opens the demo shop and points the public packages at it.
 * @param engine - default: SQLite
 * @param environment - settings that differ from the default
 */
export const openSdkShop = async (
  engine?: TestEngine,
  environment: Readonly<Record<string, string>> = {},
): Promise<SdkShop> => {
  const shop = await openDemoShop({ ...(engine && { engine }), environment })
  const restore = pointHostedAt(shop.url)
  return {
    shop,
    visitor: () => publicVisitor(shop.clientId),
    [Symbol.asyncDispose]: async () => {
      restore()
      await shop[Symbol.asyncDispose]()
    },
  }
}
