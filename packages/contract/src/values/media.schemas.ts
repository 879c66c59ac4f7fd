import Type from 'typebox'
import { exclusive } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, nullable, readOnly, timestamp, webUrl } from '../declare/schema.ts'

/** The point of a picture that stays visible when it is cropped, as fractions of width and height. */
export const FocalPoint = Type.Object(
  {
    x: Type.Optional(Type.Number()),
    y: Type.Optional(Type.Number()),
  },
  { title: 'FocalPoint' },
)
export type FocalPoint = Type.Static<typeof FocalPoint>

/** A picture: id, absolute address, size in pixels, alternative text. */
export const CommonImage = Type.Object(
  {
    id: Type.Optional(Type.String()),
    url: Type.Optional(Type.String()),
    height: Type.Optional(readOnly(Type.Integer())),
    width: Type.Optional(readOnly(Type.Integer())),
    altText: Type.Optional(nullable(Type.String())),
    filename: Type.Optional(readOnly(nullable(Type.String()))),
    urlExpirationDate: Type.Optional(readOnly(nullable(timestamp))),
    focalPoint: Type.Optional(FocalPoint),
  },
  { title: 'CommonImage' },
)
export type CommonImage = Type.Static<typeof CommonImage>

/** A picture as apps and merchants write it. */
export const Image = Type.Object(
  {
    id: Type.Optional(Type.String()),
    height: Type.Optional(Type.Integer()),
    width: Type.Optional(Type.Integer()),
    altText: Type.Optional(nullable(Type.String())),
    filename: Type.Optional(nullable(Type.String())),
    url: Type.Optional(nullable(Type.String())),
    urlExpirationDate: Type.Optional(readOnly(nullable(timestamp))),
  },
  { title: 'Image' },
)
export type Image = Type.Static<typeof Image>

/** One file of a video. */
export const VideoResolution = Type.Object(
  {
    url: Type.Optional(Type.String()),
    height: Type.Optional(Type.Integer()),
    width: Type.Optional(Type.Integer()),
    format: Type.Optional(Type.String()),
  },
  { title: 'VideoResolution' },
)
export type VideoResolution = Type.Static<typeof VideoResolution>

/** A video with its resolutions and posters. */
export const VideoV2 = Type.Object(
  {
    id: Type.Optional(Type.String()),
    resolutions: Type.Optional(readOnly(Type.Array(VideoResolution, { maxItems: 100 }))),
    filename: Type.Optional(readOnly(nullable(Type.String()))),
    posters: Type.Optional(readOnly(Type.Array(Image))),
  },
  { title: 'VideoV2' },
)
export type VideoV2 = Type.Static<typeof VideoV2>

/** A picture or video of a store variant. */
export const PlatformMedia = exclusive(
  Type.Object(
    {
      image: Type.Optional(Image),
      video: Type.Optional(VideoV2),
    },
    { title: 'PlatformMedia' },
  ),
  ['image', 'video'],
)
export type PlatformMedia = Type.Static<typeof PlatformMedia>

/** A file of a picture or video: absolute address and size in pixels. */
export const MediaItemUrlAndSize = Type.Object(
  {
    url: webUrl,
    width: Type.Integer(),
    height: Type.Integer(),
    format: Type.Optional(nullable(Type.String())),
    altText: Type.Optional(nullable(Type.String())),
  },
  { title: 'MediaItemUrlAndSize' },
)
export type MediaItemUrlAndSize = Type.Static<typeof MediaItemUrlAndSize>

/** A video: its files and its preview picture. */
export const MediaItemVideo = Type.Object(
  {
    files: Type.Array(MediaItemUrlAndSize),
    stillFrameMediaId: Type.String(),
  },
  { title: 'MediaItemVideo' },
)
export type MediaItemVideo = Type.Static<typeof MediaItemVideo>

/** A picture, video or file of a product or collection. */
export const MediaItem = exclusive(
  Type.Object(
    {
      image: Type.Optional(MediaItemUrlAndSize),
      video: Type.Optional(MediaItemVideo),
      thumbnail: Type.Optional(MediaItemUrlAndSize),
      mediaType: enumOf(enums.MediaItemType),
      title: Type.String(),
      id: Type.String(),
    },
    { title: 'MediaItem' },
  ),
  ['image', 'video'],
)
export type MediaItem = Type.Static<typeof MediaItem>

/** The main picture or video, and all of them in order. */
export const Media = Type.Object(
  {
    mainMedia: Type.Optional(MediaItem),
    items: Type.Array(MediaItem),
  },
  { title: 'Media' },
)
export type Media = Type.Static<typeof Media>
