/** Content of the shop: pages, menus and everything else it keeps in collections. */
export * as items from './data/items.ts'
