import { cart } from './en/cart.ts'
import { catalog } from './en/catalog.ts'
import { frame } from './en/frame.ts'
import { notices } from './en/notices.ts'
import { product } from './en/product.ts'
import { shop } from './en/shop.ts'
import type { Language } from './languages.ts'

/** The pages in English. */
export const en = { language: 'en' as Language, shop, frame, notices, catalog, product, cart }
