import { storyHtml } from './data/story.ts'
import { germanCeramics } from './german/ceramics.ts'
import { germanCollections } from './german/collections.ts'
import { germanInfo } from './german/info.ts'
import { germanPaperGoods } from './german/paper-goods.ts'
import { germanDescription } from './german/pictures.ts'
import { germanPrints } from './german/prints.ts'
import { germanTextiles } from './german/textiles.ts'
import { germanTexts } from './german/texts.ts'
import type { DemoMedia, DemoShop } from './shop.ts'

/** The demo shop's catalog in German. */
export interface DemoGerman {
  /** By the product's id. */
  products: Map<
    string,
    {
      name: string
      description: string
      additionalInfoSections: { title: string; description: string }[]
      media: { id: string; altText: string }[]
    }
  >
  /** By the collection's id. */
  collections: Map<string, { name: string; description: string }>
  /** Short texts of options, choices, ribbons, delivery and tax. */
  texts: { text: string; translation: string }[]
}

const PRODUCTS = { ...germanPrints, ...germanCeramics, ...germanTextiles, ...germanPaperGoods }

/** Translates the demo shop into German; a test makes sure that nothing is left out. */
export const demoGerman = ({
  products,
  collections,
}: Pick<DemoShop, 'products' | 'collections'>): DemoGerman => ({
  products: new Map(
    products.flatMap(({ id, slug, name, additionalInfoSections, media }) => {
      const german = PRODUCTS[slug]
      if (!german) return []
      const sections = additionalInfoSections.flatMap((section) => sectionOf(section.description))
      const names = { english: name, german: german.name }
      const described = media.flatMap((medium) => {
        const altText = germanDescription(medium.kind === 'image' ? medium.altText : medium.title, names)
        return altText ? [{ id: mediumId(medium), altText }] : []
      })
      const description = storyHtml(german.story)
      return [[id, { name: german.name, description, additionalInfoSections: sections, media: described }]]
    }),
  ),
  collections: new Map(
    collections.flatMap(({ id, slug }) => {
      const [name, description] = germanCollections[slug] ?? []
      return name && description ? [[id, { name, description }]] : []
    }),
  ),
  texts: Object.entries(germanTexts).map(([text, translation]) => ({ text, translation })),
})

/** The id under which a picture, a film or a document is translated. */
export const mediumId = (medium: DemoMedia): string => {
  if (medium.kind === 'image') return medium.pictureId
  return medium.kind === 'video' ? medium.videoId : medium.documentId
}

const sectionOf = (english: string): { title: string; description: string }[] => {
  const found = Object.entries(germanInfo).find(([beginning]) => english.startsWith(`<p>${beginning}`))
  if (!found) return []
  const [, [title, text]] = found
  return [{ title, description: `<p>${text}</p>` }]
}
