import type { currentCart } from '@vitrine/client/ecom'
import type { Picture } from '../pictures/picture.ts'

/** A line as the cart shows it. */
export interface CartLine {
  id: string
  name: string
  /** The product's page. */
  path?: string
  picture?: Picture
  /** What was chosen: `Size: 50 × 70 cm`. */
  details: { name: string; value: string; color?: string }[]
  quantity: number
  /** Price of one. */
  price: string
  /** Price of one before a discount. */
  before?: string
  /** Price of all. */
  total: string
  /** Set where more are asked for than are left: how many are. 0 when none can be had. */
  left?: number
}

/** The cart as pages show it. */
export interface CartView {
  lines: CartLine[]
  /** Pieces, not lines. */
  count: number
  subtotal: string
}

/** A cart with nothing in it. */
export const EMPTY_CART: CartView = { lines: [], count: 0, subtotal: '' }

type WireLine = NonNullable<currentCart.Cart['lineItems']>[number]

/** Makes the view of a cart. Pictures of lines carry an id; `mediaUrl` is where the platform keeps them. */
export function cartView(cart: currentCart.Cart, mediaUrl: string): CartView {
  const lines = (cart.lineItems ?? []).map((line) => cartLine(line, mediaUrl))
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: cart.subtotal?.formattedAmount ?? '',
  }
}

function cartLine(line: WireLine, mediaUrl: string): CartLine {
  const { quantity = 1, price, fullPrice, lineItemPrice, productName } = line
  const name = productName?.translated ?? productName?.original ?? ''
  const path = pathOf(line.url)
  const picture = pictureOf(line.image, name, mediaUrl)
  const left = leftOf(line)
  const isReduced = Number(fullPrice?.amount) > Number(price?.amount)
  return {
    id: line._id ?? '',
    name,
    ...(path && { path }),
    ...(picture && { picture }),
    details: (line.descriptionLines ?? []).flatMap(detailOf),
    quantity,
    price: price?.formattedAmount ?? '',
    ...(isReduced && { before: fullPrice?.formattedAmount ?? '' }),
    total: lineItemPrice?.formattedAmount ?? '',
    ...(left !== undefined && { left }),
  }
}

/** The line's address is that of the product's page in some shop; the last part of its path is the product's slug. */
function pathOf(url: string | undefined): string | undefined {
  const slug = url?.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1)
  return slug && `/products/${slug}`
}

const IMAGE = /^(?:wix:)?image:\/\/v1\/([^/#]+)\/?([^#]*)#originWidth=(\d+)&originHeight=(\d+)/

/** Pictures of lines come as a text of id, name and size. */
function pictureOf(image: string | undefined, alt: string, mediaUrl: string): Picture | undefined {
  const [, id, file, width, height] = IMAGE.exec(image ?? '') ?? []
  if (!id) return image ? { url: image, width: 400, height: 500, alt } : undefined
  const url = `${mediaUrl}/media/${id}/v1/fit/w_${width},h_${height},q_80/${file || 'picture.jpg'}`
  return { url, width: Number(width), height: Number(height), alt }
}

function detailOf({ name, plainText, colorInfo }: NonNullable<WireLine['descriptionLines']>[number]) {
  const value = plainText?.translated ?? plainText?.original ?? colorInfo?.translated ?? colorInfo?.original
  if (!value) return []
  const color = colorInfo?.code
  return [{ name: name?.translated ?? name?.original ?? '', value, ...(color && { color }) }]
}

function leftOf({ availability, quantity = 1 }: WireLine): number | undefined {
  const { status, quantityAvailable } = availability ?? {}
  if (status === 'NOT_FOUND' || status === 'NOT_AVAILABLE') return 0
  return quantityAvailable != null && quantityAvailable < quantity ? quantityAvailable : undefined
}
