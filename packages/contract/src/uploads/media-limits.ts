const MEGABYTE = 1_000_000

/**
 * The limits of the media store: per kind the maximum bytes of a file and, for pictures, the maximum pixels
 * of all frames.
 */
export const MEDIA_LIMITS = {
  image: { bytes: 25 * MEGABYTE, pixels: 50 * MEGABYTE },
  video: { bytes: 80 * MEGABYTE },
  audio: { bytes: 50 * MEGABYTE },
  document: { bytes: 25 * MEGABYTE },
  zip: { bytes: 50 * MEGABYTE },
} as const
