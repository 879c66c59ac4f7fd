import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type { ShopResponse } from './shop.schemas.ts'

export const getShop = /* @__PURE__ */ operation<Empty, ShopResponse>(
  'getShop',
  'Reads what a storefront needs to know about its shop before it shows anything.',
  vitrine,
  'GET',
  '/v1/shop',
)
