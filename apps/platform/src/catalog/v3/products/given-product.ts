import type { UpdateV3ProductWithInventoryRequest } from '@vitrine/contract'

/** A product as a caller writes it. Absent fields stay as they are. */
export type GivenProduct = Omit<UpdateV3ProductWithInventoryRequest['product'], 'id' | 'revision'>
export type GivenVariant = NonNullable<GivenProduct['variantsInfo']>['variants'][number]
export type GivenOption = NonNullable<GivenProduct['options']>[number]
export type GivenModifier = NonNullable<GivenProduct['modifiers']>[number]
export type GivenMedium = NonNullable<
  NonNullable<NonNullable<GivenProduct['media']>['itemsInfo']>['items']
>[number]
