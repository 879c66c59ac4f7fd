import type { QueryProductVariantsRequest, QueryProductVariantsResponse } from '@vitrine/contract'
import { readCount } from '../../../floor/query/language.ts'
import type { ProductRecord, VariantRecord } from '../records/product-record.ts'
import { type View, variantsOf } from './product.ts'
import { findChoice } from './product-options.ts'

const MOST = 100

/**
 * Lists the variants of a product with all the given choices and, if ids are given, with one of them.
 *
 * @throws {InvalidArgument} when a limit or offset is out of bounds
 */
export const queryVariants = (
  record: ProductRecord,
  { choices = {}, variantIds = [], paging }: QueryProductVariantsRequest,
  view: View,
): QueryProductVariantsResponse => {
  const limit = readCount(paging?.limit, 'paging.limit', MOST, MOST)
  const offset = readCount(paging?.offset, 'paging.offset', 0, Number.MAX_SAFE_INTEGER)
  const wanted = Object.entries(choices)
  const found = record.variants.filter(
    (variant) =>
      (variantIds.length === 0 || variantIds.includes(variant.variantId)) &&
      wanted.every(([name, text]) => hasChoice(record, variant, name, text)),
  )
  const variants = variantsOf({ ...record, variants: found.slice(offset, offset + limit) }, view)
  return { variants, metadata: { items: variants.length, offset }, totalResults: found.length }
}

const hasChoice = (record: ProductRecord, variant: VariantRecord, name: string, text: string): boolean => {
  const option = record.document.options.find((candidate) => candidate.name === name)
  const choice = option && findChoice(option, text)
  return choice !== undefined && variant.choices[name] === choice.description
}
