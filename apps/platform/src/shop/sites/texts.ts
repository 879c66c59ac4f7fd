import { hash } from 'node:crypto'
import type { Site } from './site.ts'

/** A shop's short texts as a reader sees them. */
export interface Texts {
  /** The shop's own, such as `en`. */
  readonly ownLanguage: string
  /** In lower case; undefined for the shop's own language. */
  readonly language: string | undefined
  /** The translation of a text; undefined if there is none, and in the shop's own language. */
  of(text: string): string | undefined
}

/** Texts in the shop's own language, where it doesn't matter which that is. */
export const OWN_TEXTS: Texts = { ownLanguage: '', language: undefined, of: () => undefined }

/**
 * Picks the language to answer in: the requested one if the shop is translated into it, or else its main
 * language.
 *
 * @param asked - a language tag such as `de` or `de-AT`, in any case
 * @returns undefined for the shop's own language, and for one that it doesn't have
 */
export const languageAmong = (
  { locale, translations }: Site,
  asked: string | undefined,
): string | undefined => {
  if (!asked || !translations) return undefined
  const tag = asked.toLowerCase().replaceAll('_', '-')
  const ranges = [tag, tag.split('-', 1)[0] ?? tag]
  const own = locale.toLowerCase()
  if (ranges.some((range) => range === own || own.startsWith(`${range}-`))) return undefined
  return ranges.find((range) => Object.hasOwn(translations, range))
}

/** Reads the language from the header `X-Wix-Linguist`, such as `de|de-de|false|SITE` or `de`. */
export const linguistLanguage = (header: string | undefined): string | undefined =>
  header?.split('|', 1)[0]?.trim() || undefined

/** Prepares the short texts of a shop in one of its languages. */
export const textsIn = (
  { locale: ownLanguage, translations }: Pick<Site, 'locale' | 'translations'>,
  language: string | undefined,
): Texts => {
  const known = language === undefined ? undefined : translations?.[language]
  return known
    ? { ownLanguage, language, of: (text) => (Object.hasOwn(known, text) ? known[text] : undefined) }
    : { ...OWN_TEXTS, ownLanguage }
}

const marks = new WeakMap<object, string>()

/**
 * Returns a text that differs when the language or the shop's short texts in it do, for names of what is kept in
 * memory; empty for the shop's own language.
 */
export const textsMark = ({ translations }: Site, language: string | undefined): string => {
  const texts = language === undefined ? undefined : translations?.[language]
  if (!texts) return ''
  const mark =
    marks.get(texts) ?? `${language} ${hash('sha256', JSON.stringify(texts), 'base64url').slice(0, 12)} `
  marks.set(texts, mark)
  return mark
}
