import type { DeleteProductRequest, ResetAllVariantDataRequest } from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import { minorDigits } from '@vitrine/pricing'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail, InvalidArgument } from '../../../floor/failure.ts'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import { once } from '../../../shop/idempotency/once.ts'
import { variantsOf, wholeProduct } from '../printed/product.ts'
import { withoutOptions } from '../records/arranged-variants.ts'
import type { MediaSource } from '../records/media-source.ts'
import { blankProduct } from '../records/new-product.ts'
import type { ProductRecord } from '../records/product-record.ts'
import { productRecords } from '../records/product-records.store.ts'
import { productBreaches } from './breaches/product-breaches.ts'
import { type CatalogWrite, type CatalogWritesParts, writeOf } from './catalog-write.ts'
import type { Decide } from './change-products.ts'
import { editedProduct } from './product-edit.ts'
import { withChoiceMedia, withMedia, withoutChoiceMedia, withoutMedia } from './product-media-edit.ts'
import { overrideBreaches, withOverrides, withoutOverrides } from './variant-edit.ts'

type Answer<Input, Output> = (call: Call<Input>) => Promise<Output>
type Nothing = object

/** The writes of products, for merchants and apps. Each is one transaction with its events. */
export interface ProductWrites {
  readonly create: UseCase<typeof operations.createProduct>
  readonly update: UseCase<typeof operations.updateProduct>
  readonly delete: Answer<DeleteProductRequest, Nothing>
  readonly updateVariants: UseCase<typeof operations.updateProductVariants>
  readonly resetVariants: Answer<ResetAllVariantDataRequest, Nothing>
  readonly deleteOptions: UseCase<typeof operations.deleteProductOptions>
  readonly addMedia: UseCase<typeof operations.addProductMedia>
  readonly removeMedia: UseCase<typeof operations.removeProductMedia>
  readonly addChoiceMedia: UseCase<typeof operations.addProductMediaToChoices>
  readonly removeChoiceMedia: UseCase<typeof operations.removeProductMediaFromChoices>
  readonly removeBrand: UseCase<typeof operations.removeProductBrand>
  readonly removeRibbon: UseCase<typeof operations.removeProductRibbon>
}

export const createProductWrites = (parts: CatalogWritesParts): ProductWrites => {
  const { database, ids, changeProducts, mediaFrom } = parts

  const read = async ({ site }: CatalogWrite, id: string): Promise<ProductRecord> => {
    const [record] = await productRecords.byId(database, site.siteId, [id])
    if (!record) throw fail('PRODUCT_NOT_FOUND')
    return record
  }

  /** Changes a product once, however often the call comes, and returns it. */
  const change = (write: CatalogWrite, id: string, decide: Decide): Promise<ProductRecord> =>
    once(
      database,
      write.attempt,
      id,
      (also) => changeProducts.one(write.site, id, decide, { fits: write.fits, also }),
      () => read(write, id),
    )

  /** Answers a call that changes one product and returns nothing about it. */
  const changing =
    <Input extends { id: string }>(
      decide: (record: ProductRecord, input: Input) => ProductRecord,
    ): Answer<Input, Nothing> =>
    async (call) => {
      const { id } = call.input
      await change(await writeOf(parts, call), id, (record) => decide(record, call.input))
      return {}
    }

  return {
    create: async (call) => {
      const write = await writeOf(parts, call)
      const { site, attempt } = write
      const { product } = call.input
      assertSound(productBreaches(product, undefined, minorDigits(site.currency)))
      const blank = blankProduct(ids.guid())
      const { slug, ...draft } = editedProduct(blank, product, site.currency, ids)
      const record = await once(
        database,
        attempt,
        blank.productId,
        async (also) => {
          const [created] = await changeProducts.create(site, [{ ...draft, slug: slug || undefined }], {
            also,
          })
          return created ?? read(write, blank.productId)
        },
        (productId) => read(write, productId),
      )
      return { product: wholeProduct(record, write.view) }
    },

    update: async (call) => {
      const write = await writeOf(parts, call)
      const { product } = call.input
      const { currency } = write.site
      const record = await change(write, String(product.id), (before) => {
        assertSound(productBreaches(product, before, minorDigits(currency)))
        return editedProduct(before, product, currency, ids)
      })
      return { product: wholeProduct(record, write.view) }
    },

    delete: async (call) => {
      const { site, fits, attempt } = await writeOf(parts, call)
      const { id } = call.input
      await once(
        database,
        attempt,
        id,
        async (claim) => {
          const also = claim && onlyWhenFound(claim)
          const [removed] = await changeProducts.remove(site, [id], { fits, also })
          if (removed === undefined) throw fail('PRODUCT_NOT_FOUND')
        },
        async () => {},
      )
      return {}
    },

    updateVariants: async (call) => {
      const write = await writeOf(parts, call)
      const { id, variants } = call.input
      const { currency } = write.site
      assertSound(overrideBreaches(variants, minorDigits(currency)))
      const record = await change(write, id, (before) => withOverrides(before, variants, currency).record)
      const { variantIds } = withOverrides(record, variants, currency)
      return { variants: variantsOf(record, write.view).filter((variant) => variantIds.has(variant.id)) }
    },

    addMedia: async (call) => {
      const write = await writeOf(parts, call)
      const { id, media } = call.input
      await read(write, id) // before anything is fetched
      const added: { source: MediaSource; choice: (typeof media)[number]['choice'] }[] = []
      for (const { mediaId, url, choice } of media)
        added.push({ source: await mediaFrom(write.site.siteId, { mediaId, url }), choice })
      await change(write, id, (record) => withMedia(record, added))
      return {}
    },

    resetVariants: changing(withoutOverrides),
    deleteOptions: changing(withoutOptions),
    removeMedia: changing((record, { mediaIds }) => withoutMedia(record, mediaIds)),
    addChoiceMedia: changing((record, { media }) => withChoiceMedia(record, media)),
    removeChoiceMedia: changing((record, { media }) => withoutChoiceMedia(record, media)),
    removeBrand: changing(withoutBrand),
    removeRibbon: changing(withoutRibbon),
  }
}

/** Nothing is remembered for a product that doesn't exist. */
const onlyWhenFound =
  (claim: (tx: Transaction) => Promise<void>) =>
  async (tx: Transaction, found: readonly string[]): Promise<void> => {
    if (found.length > 0) await claim(tx)
  }

const withoutBrand = (record: ProductRecord): ProductRecord => {
  const { brand, ...document } = record.document
  return brand === undefined ? record : { ...record, document }
}

const withoutRibbon = (record: ProductRecord): ProductRecord => {
  const { ribbon, ...document } = record.document
  return ribbon === undefined ? record : { ...record, document }
}

const assertSound = (violations: ConstructorParameters<typeof InvalidArgument>[0]): void => {
  if (violations.length > 0) throw new InvalidArgument(violations)
}
