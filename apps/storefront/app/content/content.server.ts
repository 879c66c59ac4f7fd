import type { items } from '@vitrine/client/data'
import { LANGUAGES, type Language } from '../messages/languages.ts'
import { catalog, isNotFound } from '../shop.server.ts'
import { type ContentPage, type MenuLink, type Menus, NO_MENUS, type Story } from './content-view.ts'

type Item = items.DataItem

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An item names its language; without one it is in the first language. */
const languageOfItem = ({ language }: Item): Language =>
  LANGUAGES.find((one) => one === language) ?? LANGUAGES[0]

/** Picks the item in a language, or the first language that has one. */
const inLanguage = (found: readonly Item[], language: Language): Item | undefined =>
  [language, ...LANGUAGES].flatMap((one) => found.find((item) => languageOfItem(item) === one) ?? [])[0]

export async function findPage(slug: string, language: Language): Promise<ContentPage | undefined> {
  const found = await itemsOf(() => catalog.items.query('Pages').eq('slug', slug).find())
  const item = inLanguage(found, language)
  if (!item) return undefined
  const title = text(item.title)
  const [seoDescription, story] = [text(item.seoDescription), text(item.story)]
  return {
    ...{ slug, title, body: text(item.body), seoTitle: text(item.seoTitle) || title },
    ...(seoDescription && { seoDescription }),
    ...(story && { story }),
    language: languageOfItem(item),
    languages: LANGUAGES.filter((one) => found.some((other) => languageOfItem(other) === one)),
  }
}

/** Reads the menus of every page. */
export async function findMenus(language: Language): Promise<Menus> {
  const slugs = Object.keys(NO_MENUS)
  const found = await itemsOf(() => catalog.items.query('Menus').include('pages').in('slug', slugs).find())
  const menu = (slug: keyof Menus) =>
    linksOf(
      inLanguage(
        found.filter((item) => item.slug === slug),
        language,
      ),
    )
  return { header: menu('header'), footer: menu('footer') }
}

/** Lists the slugs of all pages, each with its languages. */
export async function findPageSlugs(): Promise<{ slug: string; languages: Language[] }[]> {
  const found = await itemsOf(() => catalog.items.query('Pages').limit(100).find())
  const slugs = [...new Set(found.map(({ slug }) => text(slug)))].filter(Boolean)
  return slugs.map((slug) => ({
    slug,
    languages: LANGUAGES.filter((one) =>
      found.some((item) => item.slug === slug && languageOfItem(item) === one),
    ),
  }))
}

/** Lists the texts of the pages that a language has. */
export async function pagesIn(language: Language): Promise<{ slug: string; title: string; body: string }[]> {
  const found = await itemsOf(() => catalog.items.query('Pages').limit(100).find())
  return found
    .filter((item) => languageOfItem(item) === language && text(item.slug) && text(item.title))
    .map(({ slug, title, body }) => ({ slug: text(slug), title: text(title), body: text(body) }))
}

/** Lists the pages whose `story` names a collection, each in the language or the first one that has it. */
export async function findStories(language: Language): Promise<Story[]> {
  const found = await itemsOf(() => catalog.items.query('Pages').limit(100).find())
  const told = found.filter(({ slug, title, story }) => text(slug) && text(title) && text(story))
  const slugs = [...new Set(told.map(({ slug }) => text(slug)))]
  return slugs.flatMap((slug) => {
    const item = inLanguage(
      told.filter((one) => one.slug === slug),
      language,
    )
    if (!item) return []
    const { title, seoDescription, story } = item
    return [
      {
        ...{ slug, title: text(title), summary: text(seoDescription) },
        ...{ collection: text(story), language: languageOfItem(item) },
      },
    ]
  })
}

/** A shop without content has no such collections, and works without them. */
async function itemsOf(query: () => Promise<{ items: Item[] }>): Promise<Item[]> {
  try {
    return (await query()).items
  } catch (error) {
    if (isNotFound(error)) return []
    throw error
  }
}

function linksOf(menu: Item | undefined): MenuLink[] {
  const pages = Array.isArray(menu?.pages) ? menu.pages : []
  return pages.flatMap((page: unknown) => {
    const { slug, title } = Object(page) as Record<string, unknown>
    return text(slug) && text(title) ? [{ slug: text(slug), title: text(title) }] : []
  })
}
