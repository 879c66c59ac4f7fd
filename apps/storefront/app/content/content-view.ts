import type { Language } from '../messages/languages.ts'

/** A page of the shop's own content. */
export interface ContentPage {
  slug: string
  title: string
  /** Clean HTML, as the platform stores it. */
  body: string
  seoTitle: string
  seoDescription?: string
  /** The language that it is in: another one where it is not there in the visitor's. */
  language: Language
  /** The languages that it is there in. */
  languages: Language[]
}

/** A link of a menu. */
export interface MenuLink {
  slug: string
  title: string
}

/** The menus of every page. */
export interface Menus {
  header: MenuLink[]
  footer: MenuLink[]
}

/** What is shown where no menus are, or none can be read. */
export const NO_MENUS: Menus = { header: [], footer: [] }
