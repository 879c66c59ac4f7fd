import { fail, type InvalidArgument, refuse } from '../../../floor/failure.ts'
import type { MediaFrom, MediaSource } from '../../products/records/media-source.ts'
import type { OptionSource, ProductRecord } from '../../products/records/product-record.ts'
import { isShownMedium } from '../printed/media-v3.ts'
import type { GivenMedium, GivenProduct } from './given-product.ts'
import type { NamedChoice } from './named-options.ts'

/** The files that a written product adds, by the id or address that names each. */
export type FoundMedia = ReadonlyMap<string, MediaSource>

const mediaIn = (given: GivenProduct): readonly GivenMedium[] | undefined => given.media?.itemsInfo?.items

/** How many addresses must be fetched to write some products. */
export const fetchesOf = (given: readonly GivenProduct[]): number =>
  given.flatMap((one) => mediaIn(one) ?? []).filter(({ id, url }) => !id && url).length

/**
 * Finds or fetches the files that the product doesn't have yet. Never call it inside a transaction.
 *
 * @throws {Failure} MEDIA_NOT_FOUND when the shop has no such file
 */
export const findMedia = async (
  mediaFrom: MediaFrom,
  siteId: string,
  given: GivenProduct,
  before: ProductRecord | undefined,
): Promise<FoundMedia> => {
  const known = new Set(before?.document.media.map(({ mediaId }) => mediaId))
  const found = new Map<string, MediaSource>()
  for (const [index, { id, url }] of (mediaIn(given) ?? []).entries()) {
    const name = id ?? url
    if (!name) throw unnamed(index)
    if (known.has(name) || found.has(name)) continue
    found.set(name, await mediaFrom(siteId, id ? { mediaId: id } : { url }))
  }
  return found
}

const unnamed = (index: number): InvalidArgument =>
  refuse(`product.media.itemsInfo.items[${index}]`, 'REQUIRED_ONE_OF_FIELD', 'must have one of id, url')

/** Returns the product's media as written; files that Catalog V3 doesn't show stay at the end. */
export const mediaAsGiven = (
  before: readonly MediaSource[],
  given: GivenProduct,
  found: FoundMedia,
): readonly MediaSource[] => {
  const items = mediaIn(given)
  if (!items) return before
  const kept = new Map(before.map((source) => [source.mediaId, source]))
  const media = new Map<string, MediaSource>()
  for (const [index, { id, url, altText, displayName }] of items.entries()) {
    const name = id ?? url ?? ''
    const source = kept.get(name) ?? found.get(name)
    if (!source) throw fail('MEDIA_NOT_FOUND', { mediaId: name })
    const field = `product.media.itemsInfo.items[${index}]`
    if (media.has(source.mediaId))
      throw refuse(field, 'VALIDATION', 'must not be the same file as another item')
    if (!isShownMedium(source)) throw refuse(field, 'VALIDATION', 'must be a picture or a video')
    media.set(source.mediaId, described(source, altText === undefined ? displayName : (altText ?? '')))
  }
  return [
    ...media.values(),
    ...before.filter((source) => !isShownMedium(source) && !media.has(source.mediaId)),
  ]
}

const described = (source: MediaSource, text: string | null | undefined): MediaSource => {
  if (text === undefined || text === null) return source
  if (source.kind === 'image') return source.altText === text ? source : { ...source, altText: text }
  return source.title === text ? source : { ...source, title: text }
}

/**
 * Returns the files that show a choice.
 *
 * @param former - those that show it so far
 * @throws {Failure} MEDIA_NOT_FOUND for a file that the product doesn't have
 */
export const choiceMedia = (
  { media: given }: NamedChoice,
  former: readonly string[],
  media: readonly MediaSource[],
  found: FoundMedia,
): readonly string[] => {
  const known = new Set(media.map(({ mediaId }) => mediaId))
  if (!given) return former.filter((id) => known.has(id))
  return given.map(({ id, url }) => {
    const mediaId = id ?? found.get(url ?? '')?.mediaId ?? url ?? ''
    if (!known.has(mediaId)) throw fail('MEDIA_NOT_FOUND', { mediaId })
    return mediaId
  })
}

/** Removes files that the product no longer has from its choices. */
export const withoutLostMedia = (
  options: readonly OptionSource[],
  media: readonly MediaSource[],
): readonly OptionSource[] => {
  const known = new Set(media.map(({ mediaId }) => mediaId))
  const isLost = (id: string) => !known.has(id)
  if (!options.some(({ choices }) => choices.some(({ mediaIds }) => mediaIds.some(isLost)))) return options
  return options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({
      ...choice,
      mediaIds: choice.mediaIds.filter((id) => !isLost(id)),
    })),
  }))
}
