import type {
  AddProductMediaToChoicesRequest,
  MediaAssignmentToChoice,
  OptionAndChoice,
} from '@vitrine/contract'
import { fail, refuse } from '../../../floor/failure.ts'
import { findChoice } from '../printed/product-options.ts'
import type { MediaSource } from '../records/media-source.ts'
import type { ChoiceSource, OptionSource, ProductRecord } from '../records/product-record.ts'

/** Product lists include all media of each product. */
const MOST_MEDIA = 500

/** A file to add to a product, and the choice it shows. */
export interface AddedMedium {
  readonly source: MediaSource
  readonly choice: OptionAndChoice | undefined
}

/**
 * Appends files to the product's media; existing ones stay in place.
 *
 * @throws {InvalidArgument} for a choice that the product does not have; for more than 500 files
 */
export const withMedia = (record: ProductRecord, added: readonly AddedMedium[]): ProductRecord => {
  const known = new Set(record.document.media.map(({ mediaId }) => mediaId))
  const media = [...record.document.media]
  for (const { source } of added) {
    if (known.has(source.mediaId)) continue
    known.add(source.mediaId)
    media.push(source)
  }
  if (media.length > MOST_MEDIA) throw refuse('media', 'MAX_SIZE', `must have at most ${MOST_MEDIA} files`)
  const shown = added.reduce((options, { source, choice }, index) => {
    if (!choice) return options
    const place = choiceAt(options, choice.option, choice.choice, `media[${index}].choice`)
    return withChoice(options, place, (ids) => union(ids, [source.mediaId]))
  }, record.document.options)
  return { ...record, document: { ...record.document, media, options: assertOneOption(shown) } }
}

/** Removes files from a product and its choices; none named means all. Unknown ones are ignored. */
export const withoutMedia = (record: ProductRecord, mediaIds: readonly string[]): ProductRecord => {
  const { document } = record
  const gone = new Set(mediaIds.length > 0 ? mediaIds : document.media.map(({ mediaId }) => mediaId))
  const media = document.media.filter(({ mediaId }) => !gone.has(mediaId))
  if (media.length === document.media.length) return record
  const options = document.options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({
      ...choice,
      mediaIds: choice.mediaIds.filter((id) => !gone.has(id)),
    })),
  }))
  return { ...record, document: { ...document, media, options } }
}

type Assignments = AddProductMediaToChoicesRequest['media']

/**
 * Assigns files of the product to choices of one option.
 *
 * @throws {Failure} MEDIA_NOT_FOUND when a file is not the product's
 * @throws {InvalidArgument} for unknown choices, or choices of several options
 */
export const withChoiceMedia = (record: ProductRecord, assignments: Assignments): ProductRecord => {
  const known = new Set(record.document.media.map(({ mediaId }) => mediaId))
  const options = assigned(record, assignments, (ids, { mediaIds = [] }) => {
    const unknown = mediaIds.find((id) => !known.has(id))
    if (unknown !== undefined) throw fail('MEDIA_NOT_FOUND', { mediaId: unknown })
    return union(ids, mediaIds)
  })
  return { ...record, document: { ...record.document, options: assertOneOption(options) } }
}

/** Removes files from choices; none named means all of the choice's. */
export const withoutChoiceMedia = (record: ProductRecord, assignments: Assignments): ProductRecord => {
  const options = assigned(record, assignments, (ids, { mediaIds = [] }) =>
    mediaIds.length > 0 ? ids.filter((id) => !mediaIds.includes(id)) : [],
  )
  return { ...record, document: { ...record.document, options } }
}

const assigned = (
  record: ProductRecord,
  assignments: Assignments,
  change: (ids: readonly string[], assignment: MediaAssignmentToChoice) => readonly string[],
): readonly OptionSource[] =>
  assignments.reduce((options, assignment, index) => {
    const place = choiceAt(options, assignment.option, assignment.choice, `media[${index}]`)
    return withChoice(options, place, (ids) => change(ids, assignment))
  }, record.document.options)

interface ChoicePlace {
  readonly option: OptionSource
  readonly choice: ChoiceSource
}

const choiceAt = (
  options: readonly OptionSource[],
  name: string | undefined,
  text: string | undefined,
  field: string,
): ChoicePlace => {
  const option = options.find((candidate) => candidate.name === name)
  if (!option) throw refuse(`${field}.option`, 'VALIDATION', 'must be an option of the product')
  const choice = text === undefined ? undefined : findChoice(option, text)
  if (!choice) throw refuse(`${field}.choice`, 'VALIDATION', 'must be a choice of the option')
  return { option, choice }
}

const withChoice = (
  options: readonly OptionSource[],
  place: ChoicePlace,
  change: (ids: readonly string[]) => readonly string[],
): readonly OptionSource[] =>
  options.map((option) =>
    option === place.option
      ? {
          ...option,
          choices: option.choices.map((choice) =>
            choice === place.choice ? { ...choice, mediaIds: change(choice.mediaIds) } : choice,
          ),
        }
      : option,
  )

/** Two options would show two sets of pictures for one variant (wire: one option at a time). */
export const assertOneOption = (options: readonly OptionSource[]): readonly OptionSource[] => {
  const showing = options.filter(({ choices }) => choices.some(({ mediaIds }) => mediaIds.length > 0))
  if (showing.length > 1)
    throw refuse(
      'media',
      'VALIDATION',
      'must belong to one option: choices of another option already have media',
    )
  return options
}

const union = (ids: readonly string[], more: readonly string[]): string[] => [...new Set([...ids, ...more])]
