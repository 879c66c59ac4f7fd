/** What tests need of the platform: a real one in a temporary folder. */

export { createServer } from '../http/server.ts'
export { type Answer, type Caller, createCaller } from './caller.ts'
export { openDemoShop } from './demo-shop.ts'
export { openShop, type Shop, type ShopOptions } from './shop.ts'
