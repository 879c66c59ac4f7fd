/** Where a person left a list: what it showed, the row that they opened, and how far they had scrolled. */
export interface ListPlace {
  /** The list's part of the address, such as `?stock=IN_STOCK`. */
  readonly search: string
  readonly id: string
  readonly top: number
}

const keyOf = (path: string): string => `vitrine.place.${path}`

/** Remembers a list's place for as long as the tab is open. */
export const keepPlace = (path: string, place: ListPlace): void =>
  sessionStorage.setItem(keyOf(path), JSON.stringify(place))

/** Returns the place where a list was left, if it was. */
export const placeOf = (path: string): ListPlace | undefined => {
  const place: unknown = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? 'null')
  return isPlace(place) ? place : undefined
}

const isPlace = (place: unknown): place is ListPlace => {
  const { search, id, top }: Record<string, unknown> = Object(place)
  return typeof search === 'string' && typeof id === 'string' && typeof top === 'number'
}
