import Type from 'typebox'
import { freeForm, nullable } from '../declare/schema.ts'

/** One tag for search engines. */
export const Tag = Type.Object(
  {
    type: Type.String(),
    props: Type.Optional(nullable(freeForm)),
    meta: Type.Optional(nullable(freeForm)),
    children: Type.String(),
    custom: Type.Boolean(),
    disabled: Type.Boolean(),
  },
  { title: 'Tag' },
)
export type Tag = Type.Static<typeof Tag>

/** A keyword for search engines. */
export const Keyword = Type.Object(
  {
    term: Type.String(),
    isMain: Type.Boolean(),
    origin: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
  },
  { title: 'Keyword' },
)
export type Keyword = Type.Static<typeof Keyword>

/** Settings for search engines. */
export const Settings = Type.Object(
  {
    preventAutoRedirect: Type.Boolean(),
    keywords: Type.Array(Keyword, { maxItems: 5 }),
  },
  { title: 'Settings' },
)
export type Settings = Type.Static<typeof Settings>

/** Tags for search engines. */
export const SeoSchema = Type.Object(
  {
    tags: Type.Array(Tag),
    settings: Type.Optional(Settings),
  },
  { title: 'SeoSchema' },
)
export type SeoSchema = Type.Static<typeof SeoSchema>
