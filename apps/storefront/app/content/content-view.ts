import type { Language } from '../messages/languages.ts'
import type { Picture } from '../pictures/picture.ts'

/** A page of the shop's own content. */
export interface ContentPage {
  slug: string
  title: string
  /** Clean HTML, as the platform stores it. */
  body: string
  seoTitle: string
  seoDescription?: string
  /** The slug of the collection it tells about. */
  story?: string
  /** Its language: another one if it doesn't exist in the visitor's. */
  language: Language
  /** The languages it exists in. */
  languages: Language[]
}

/** A page that tells about a collection. The front page shows it with the collection's picture. */
export interface Story extends MenuLink {
  summary: string
  /** The slug of the collection. */
  collection: string
  language: Language
}

/** A story with the picture of its collection. */
export interface PicturedStory extends Story {
  picture: Picture
}

export interface MenuLink {
  slug: string
  title: string
}

/** The menus of every page. */
export interface Menus {
  header: MenuLink[]
  footer: MenuLink[]
}

/** Shown when there are no menus or they can't be read. */
export const NO_MENUS: Menus = { header: [], footer: [] }
