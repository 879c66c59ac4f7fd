import type { FileType } from '../uploads/file-type.ts'
import type { PictureFormat } from './render.ts'
import type { Transform } from './transform.ts'

/** What a process that makes pictures is asked for; `file` is the path of what it starts from. */
export type RenderQuestion =
  | {
      readonly make: 'picture'
      readonly file: string
      readonly transform: Transform
      readonly format: PictureFormat
    }
  | { readonly make: 'drawing' | 'middle'; readonly file: string }
  | { readonly make: 'clean'; readonly file: string; readonly type: FileType }
  | { readonly make: 'still'; readonly svg: Uint8Array; readonly size: Size }

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A picture's bytes and size. */
export interface Rendered extends Size {
  readonly bytes: Uint8Array
}

export type RenderAnswer = Rendered | { readonly failure: string }
