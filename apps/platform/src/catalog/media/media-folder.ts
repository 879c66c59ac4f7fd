import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** Ids become file names, so only these reach the disk or the database. */
export const MEDIA_ID = /^[A-Za-z0-9][A-Za-z0-9_~.-]{0,199}$/

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Spreads files over 256 folders. */
const shard = (mediaId: string): string => digest(mediaId).slice(0, 2)

/** The path of an uploaded or drawn original, below the media folder. */
export const originalPath = (mediaId: string): string => join('originals', shard(mediaId), mediaId)

/** The folder of resized versions of a file, below the media folder. */
export const transformedFolder = (mediaId: string): string => join(TRANSFORMED, shard(mediaId), mediaId)

export const TRANSFORMED = 'transformed'

/** The folder of files still being uploaded, below the media folder. */
export const ARRIVING = 'arriving'
