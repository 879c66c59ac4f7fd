import type { Language } from '../messages/languages.ts'
import { pagesIn } from './content.server.ts'
import type { MenuLink } from './content-view.ts'

/** Shorter words are in every text. */
const FEWEST_LETTERS = 3
const MOST_PAGES = 3

/** Finds pages of content that contain all words, those with one in the title first. */
export async function findPagesWith(words: string, language: Language): Promise<MenuLink[]> {
  const sought = plain(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= FEWEST_LETTERS)
  if (sought.length === 0) return []
  const pages = (await pagesIn(language)).filter(({ title, body }) => {
    const text = plain(`${title} ${body.replace(/<[^>]*>/g, ' ')}`)
    return sought.every((word) => text.includes(word))
  })
  const isTitled = ({ title }: MenuLink) => sought.some((word) => plain(title).includes(word))
  return [...pages.filter(isTitled), ...pages.filter((page) => !isTitled(page))]
    .slice(0, MOST_PAGES)
    .map(({ slug, title }) => ({ slug, title }))
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
