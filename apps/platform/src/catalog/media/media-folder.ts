import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** Ids become file names, so nothing else ever reaches the disk or the database. */
export const MEDIA_ID = /^[A-Za-z0-9][A-Za-z0-9_~.-]{0,199}$/

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Spreads files over 256 folders. */
const shard = (mediaId: string): string => digest(mediaId).slice(0, 2)

/** Where a file lies as it was uploaded or drawn, below the media folder. */
export const originalPath = (mediaId: string): string => join('originals', shard(mediaId), mediaId)

/** Where what was made of a file is kept, below the media folder. */
export const transformedFolder = (mediaId: string): string => join(TRANSFORMED, shard(mediaId), mediaId)

export const TRANSFORMED = 'transformed'

/** Where files are that are still arriving, below the media folder. */
export const ARRIVING = 'arriving'
