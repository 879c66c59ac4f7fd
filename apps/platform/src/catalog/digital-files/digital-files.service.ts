import type * as wire from '@vitrine/contract'
import { DIGITAL_LIMITS } from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import { principalOf } from '../../floor/callers/actor.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { FormCall, UseCase } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import type { Arrival, Arrivals } from '../media/uploads/arrivals.ts'
import { productRecords } from '../products/records/product-records.store.ts'
import { type DigitalFile, digitalFilesStore } from './digital-files.store.ts'
import type { DigitalFolder } from './digital-folder.ts'
import { digitalName, wireTypeOf } from './digital-type.ts'

export interface DigitalFilesParts {
  readonly database: Database
  readonly ids: Ids
  readonly folder: DigitalFolder
  readonly arrivals: Arrivals
}

/** Uploads, lists and removes the files of digital products. */
export interface DigitalFiles {
  readonly upload: (call: FormCall<wire.UploadDigitalFileRequest>) => Promise<wire.DigitalFileResponse>
  readonly list: UseCase<typeof operations.listDigitalFiles>
  readonly delete: UseCase<typeof operations.deleteDigitalFile>
}

export const createDigitalFiles = (parts: DigitalFilesParts): DigitalFiles => {
  const { database, ids, folder, arrivals } = parts

  const delivered = async (siteId: string, productId: string): Promise<DigitalFile[]> =>
    (await digitalFilesStore.ofProducts(database, siteId, [productId])).filter(
      ({ removedAt }) => removedAt === undefined,
    )

  const productOf = async (siteId: string, productId: string) => {
    const [product] = await productRecords.byId(database, siteId, [productId])
    if (!product) throw fail('PRODUCT_NOT_FOUND')
    return product
  }

  /** @throws {Failure | InvalidArgument} when no product or variant of the shop can deliver the file */
  const assertDelivers = async (
    siteId: string,
    { productId, variantId }: wire.UploadDigitalFileRequest,
  ): Promise<void> => {
    const { productType, variants } = await productOf(siteId, productId)
    if (productType !== 'digital') throw refuse('productId', 'VALIDATION', 'must name a digital product')
    if (variantId !== undefined && !variants.some((variant) => variant.variantId === variantId))
      throw fail('VARIANT_NOT_FOUND')
    const most = DIGITAL_LIMITS.filesPerProduct
    if ((await delivered(siteId, productId)).length >= most)
      throw refuse('productId', 'MAX_SIZE', `must have at most ${most} files`)
  }

  /** Moves the bytes into place before a row names them. */
  const keep = async (
    { actor, at, attempt }: FormCall<unknown>,
    { path, type, sizeBytes, digest }: Arrival,
    { fileName, ...named }: wire.UploadDigitalFileRequest & { fileName: string },
  ): Promise<DigitalFile> => {
    const { siteId } = actor
    const file: DigitalFile = {
      ...{ siteId, fileId: ids.guid(), productId: named.productId, variantId: named.variantId },
      ...{ fileType: wireTypeOf(type), contentType: type.contentType },
      ...{ fileName: digitalName(fileName, type), sizeBytes, createdAt: at, removedAt: undefined },
    }
    return once(
      database,
      attempt({ ...named, fileName, digest }),
      file.fileId,
      async (claim) => {
        await folder.keep(file.fileId, path)
        try {
          await database.transaction(async (tx) => {
            await claim?.(tx)
            await digitalFilesStore.insert(tx, file)
            noteChange(tx, {
              ...{ entityType: 'DIGITAL_FILE', entityId: file.fileId },
              ...{ before: null, after: shown(file) },
            })
          })
        } catch (error) {
          await folder.drop(file.fileId)
          throw error
        }
        return file
      },
      (fileId) => own(siteId, fileId),
    )
  }

  const own = async (siteId: string, fileId: string): Promise<DigitalFile> => {
    const file = await digitalFilesStore.find(database, siteId, fileId)
    if (!file) throw fail('DIGITAL_FILE_NOT_FOUND')
    return file
  }

  return {
    upload: (call) =>
      arrivals.with(`${call.actor.siteId} ${principalOf(call.actor)}`, async (receive) => {
        const arrived: { file?: Arrival; name: string } = { name: '' }
        const { fileName, ...named } = await call.receive(async ({ name, chunks }) => {
          arrived.name = name
          arrived.file = await receive(chunks)
        })
        if (!arrived.file) throw refuse('file', 'REQUIRED_FIELD', 'must be given')
        await assertDelivers(call.actor.siteId, named)
        return {
          file: shown(await keep(call, arrived.file, { ...named, fileName: fileName ?? arrived.name })),
        }
      }),

    list: async ({ actor: { siteId }, input: { productId } }) => {
      await productOf(siteId, productId)
      return { files: (await delivered(siteId, productId)).map(shown) }
    },

    delete: async ({ actor: { siteId }, at, input: { id } }) => {
      await database.transaction(async (tx) => {
        if (!(await digitalFilesStore.remove(tx, siteId, id, at))) throw fail('DIGITAL_FILE_NOT_FOUND')
        noteChange(tx, { entityType: 'DIGITAL_FILE', entityId: id, after: null })
      })
      return {}
    },
  }
}

const shown = (file: DigitalFile): wire.DigitalFile => ({
  ...{ id: file.fileId, productId: file.productId },
  ...(file.variantId !== undefined && { variantId: file.variantId }),
  ...{ fileName: file.fileName, fileType: file.fileType, contentType: file.contentType },
  ...{ sizeBytes: file.sizeBytes, createdDate: new Date(file.createdAt).toISOString() },
})
