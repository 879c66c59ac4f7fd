import { definitions } from './catalogue.ts'
import { svgDocument } from './pictures/drawing/pen.ts'
import type { Picture } from './pictures/drawing/picture.ts'
import { studies } from './studies.ts'

const programs: ReadonlyMap<string, Picture> = new Map([
  ...definitions.flatMap((definition) => definition.pictures),
  ...studies,
])

/** The pictures of the shop by id, with their size in pixels; nothing is drawn until `drawPicture` is called. */
export const pictures: ReadonlyMap<string, { width: number; height: number }> = new Map(
  [...programs].map(([id, { width, height }]) => [id, { width, height }]),
)

/**
 * Draws a picture as an SVG document. The same id always gives the same text.
 * @throws {RangeError} when there is no picture with that id
 * @example await sharp(Buffer.from(drawPicture('moon-jar-chalk'))).webp().toBuffer()
 */
export const drawPicture = (id: string): string => {
  const program = programs.get(id)
  if (program === undefined) throw new RangeError(`There is no picture '${id}'.`)
  return svgDocument(program.width, program.height, program.draw)
}
