import { cart } from './cart.de.ts'
import { catalog } from './catalog.de.ts'
import { frame } from './frame.de.ts'
import type { Messages } from './messages.ts'
import { notices } from './notices.de.ts'
import { product } from './product.de.ts'
import { shop } from './shop.de.ts'

/** Die Seiten auf Deutsch. */
export const de: Messages = { language: 'de', shop, frame, notices, catalog, product, cart }
