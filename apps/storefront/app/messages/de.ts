import { cart } from './de/cart.ts'
import { catalog } from './de/catalog.ts'
import { frame } from './de/frame.ts'
import { notices } from './de/notices.ts'
import { product } from './de/product.ts'
import { shop } from './de/shop.ts'
import type { Messages } from './messages.ts'

/** Die Seiten auf Deutsch. */
export const de: Messages = { language: 'de', shop, frame, notices, catalog, product, cart }
