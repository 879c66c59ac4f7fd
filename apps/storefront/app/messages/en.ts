import { cart } from './cart.en.ts'
import { catalog } from './catalog.en.ts'
import { frame } from './frame.en.ts'
import type { Language } from './languages.ts'
import { notices } from './notices.en.ts'
import { product } from './product.en.ts'
import { shop } from './shop.en.ts'

/** The pages in English. */
export const en = { language: 'en' as Language, shop, frame, notices, catalog, product, cart }
