/** Modules for the categories of Catalog V3. */
export * as categories from './categories/categories.ts'
