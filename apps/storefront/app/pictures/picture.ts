import type * as pure from '@vitrine/react/pure'

/** A picture of the shop: its address, its own size in pixels and its description. */
export interface Picture extends pure.Picture {
  alt: string
}
