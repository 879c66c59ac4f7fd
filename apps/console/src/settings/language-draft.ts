import type { settings } from '@vitrine/client/merchant'
import { shop } from '../session/shop-client.ts'
import type { Part } from './use-section.ts'

type Language = NonNullable<settings.TranslationSettingsChange['languages']>[number]

/** The further languages of the shop, with their short texts. */
export interface Languages {
  readonly languages: readonly Language[]
}

const CODES =
  'ar bg bn bs ca cs da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mk ms mt nb nl pl pt pt-br ro ru sk sl sq sr sv th tr uk vi zh'.split(
    ' ',
  )

/** Languages by their names in the reader's language, to choose from; with those that are already chosen. */
export const languagesIn = (
  reader: string,
  chosen: readonly string[],
): { readonly value: string; readonly label: string }[] => {
  const names = new Intl.DisplayNames(reader, { type: 'language' })
  return [...new Set([...CODES, ...chosen])]
    .map((value) => ({ value, label: names.of(value.replaceAll('_', '-')) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, reader))
}

export const LANGUAGES: Part<Languages> = {
  name: 'translations',
  read: async () => {
    const { revision, languages } = await shop.settings.getTranslationSettings()
    return { revision, value: { languages } }
  },
  write: async ({ languages }, revision) => {
    const saved = await shop.settings.updateTranslationSettings({ languages: [...languages], revision })
    return { revision: saved.revision, value: { languages: saved.languages } }
  },
}
