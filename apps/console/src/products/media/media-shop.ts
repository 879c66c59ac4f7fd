import { createClient } from '@vitrine/client'
import { uploads } from '@vitrine/client/merchant'
import { productsV3 } from '@vitrine/client/stores'
import * as productsV3Writes from '@vitrine/client/stores/products-v3-writes'
import { session } from '../../session/shop-client.ts'

/** A large film on a slow network takes long. */
const UPLOAD_MS = 3_600_000

/** A `fetch` that tells how many bytes of the body were sent. The browser's own doesn't. */
const fetchTelling =
  (tell: (sentBytes: number) => void): typeof fetch =>
  (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url instanceof Request ? url.url : url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded }) => tell(loaded)
      request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }))
      request.onerror = () => reject(new TypeError('The connection failed.'))
      signal?.addEventListener('abort', () => {
        request.abort()
        reject(signal.reason)
      })
      request.send(body instanceof ReadableStream ? null : body)
    })

/** Uploads a file and tells how many bytes were sent. Returns its id. */
export const upload = async (file: File, tell: (sentBytes: number) => void): Promise<string> => {
  const shop = createClient({
    ...{ apiUrl: location.origin, auth: session, timeoutMs: UPLOAD_MS },
    ...{ fetch: fetchTelling(tell), modules: { uploads } },
  })
  const { _id } = await shop.uploads.uploadMediaFile(file, { fileName: file.name })
  return _id
}

/** Only Catalog V3 takes the order of pictures and what they show. */
const mediaShop = createClient({
  apiUrl: location.origin,
  auth: session,
  modules: { productsV3, productsV3Writes },
})

interface Medium {
  readonly _id: string
  readonly altText?: string
}

/**
 * Changes the order of a product's pictures and films, or what they show. It is decided over what the product has now,
 * so that files others add meanwhile stay.
 */
const changeMedia = async (
  productId: string,
  change: (media: readonly Medium[]) => readonly Medium[],
): Promise<void> => {
  const { revision, media } = await mediaShop.productsV3.getProduct(productId, {
    fields: ['MEDIA_ITEMS_INFO'],
  })
  const items = (media?.itemsInfo?.items ?? []).flatMap(({ _id }) => (_id ? [{ _id }] : []))
  await mediaShop.productsV3Writes.updateProduct(productId, {
    revision: revision ?? '',
    media: { itemsInfo: { items: [...change(items)] } },
  })
}

/** Puts pictures and films into an order. Files that it doesn't name come last. */
export const orderMedia = (productId: string, ids: readonly string[]): Promise<void> =>
  changeMedia(productId, (media) => {
    const places = new Map(ids.map((id, place) => [id, place]))
    const placeOf = ({ _id }: Medium) => places.get(_id) ?? ids.length
    return media.toSorted((one, other) => placeOf(one) - placeOf(other))
  })

/** Says what a picture shows, to people who can't see it; for a film, its title. */
export const describeMedium = (productId: string, id: string, altText: string): Promise<void> =>
  changeMedia(productId, (media) => media.map((one) => (one._id === id ? { ...one, altText } : one)))
