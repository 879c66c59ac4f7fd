export { demoShop } from './catalogue.ts'
export { type DemoContentItem, demoContent } from './content.ts'
export { type DemoVideo, drawVideo } from './films.ts'
export { drawPicture, pictures } from './gallery.ts'
export { generatedProducts } from './generated.ts'
export { type DemoGerman, demoGerman, mediumId } from './german.ts'
export { type DemoGood, demoGoods } from './goods.ts'
export { guid } from './guid.ts'
export { drawDocument } from './papers.ts'
export type {
  DemoChoice,
  DemoCollection,
  DemoMedia,
  DemoOption,
  DemoProduct,
  DemoShop,
  DemoStock,
  DemoVariant,
} from './shop.ts'
export { demoSynonyms } from './synonyms.ts'
export { type Film, keyFrameOf, writeWebm } from './webm.ts'
