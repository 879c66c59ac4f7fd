/** A cell of the grid, by its place. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** The cells between two corners. The anchor stays while the selection grows; the active cell is where keys go. */
export interface Area {
  readonly anchor: Place
  readonly active: Place
}

/** How many rows and columns a grid has. */
export interface Size {
  readonly rows: number
  readonly columns: number
}

/** The edges of an area, all included. */
export interface Edges {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export const edgesOf = ({ anchor, active }: Area): Edges => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
})

/** Keeps a place inside the grid. */
export const inside = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
})

export const areaAt = (place: Place): Area => ({ anchor: place, active: place })

/** All places of an area, row by row. */
export const placesIn = (area: Area): Place[] => {
  const { top, bottom, left, right } = edgesOf(area)
  const places: Place[] = []
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) places.push({ row, column })
  return places
}
