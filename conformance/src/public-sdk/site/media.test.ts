import { media } from '@vitrine/client'
import { media as publicMedia } from '@wix/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const id = fc
  .tuple(
    fc.stringMatching(/^[a-zA-Z0-9_~-]{1,12}(\.[a-z0-9_~-]{1,4})?$/),
    fc.constantFrom('.jpg', '.JPEG', '.jpe', '.png', '.PNG', '.gif', '.svg', '.avif', '.webp', '', '.wix_mp'),
  )
  .map((parts) => parts.join(''))
const name = fc.oneof(
  fc.constant(''),
  fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => `/${encodeURIComponent(text)}`),
)
const side = fc.oneof(fc.integer({ min: 1, max: 9000 }), fc.constant(0))
const length = fc.oneof(fc.integer({ min: 1, max: 9000 }), fc.double({ min: 0.5, max: 3000, noNaN: true }))
const mark = fc.constantFrom('wix:', '')
const options = fc.option(fc.record({ quality: fc.integer({ min: 0, max: 100 }) }, { requiredKeys: [] }), {
  nil: undefined,
})
const picture = fc.record({ mark, id, name, width: side, height: side })
type Picture = typeof picture extends fc.Arbitrary<infer T> ? T : never

const addressOf = ({ mark, id, name, width, height }: Picture) =>
  `${mark}image://v1/${id}${name}#originWidth=${width}&originHeight=${height}`
/**
 * Bug: the public packages swap a picture's height and width when they scale it, and crop landscape pictures
 * upright.
 */
const turned = (given: Picture) => addressOf({ ...given, width: given.height, height: given.width })
const isCuttable = ({ id }: Picture) => !/\.(webp|avif)$/.test(id)

describe('media addresses match those of the public packages', () => {
  it('for a picture and a vector graphic', () => {
    fc.assert(
      fc.property(picture, (given) => {
        expect(media.getImageUrl(addressOf(given))).toEqual(publicMedia.getImageUrl(addressOf(given)))
        expect(media.getShapeUrl(addressOf(given))).toEqual(publicMedia.getShapeUrl(addressOf(given)))
      }),
    )
  })

  it('for a picture named by its address', () => {
    fc.assert(
      fc.property(id, fc.nat(5000), fc.nat(5000), length, (id, width, height, box) => {
        const url = `https://static.wixstatic.com/media/${id}/v1/fit/w_${width},h_${height},q_90/file.jpg`
        const turned = url.replace(/w_(\d+),h_(\d+)/, 'w_$2,h_$1')
        expect(media.getImageUrl(url)).toEqual(publicMedia.getImageUrl(url))
        expect(media.getScaledToFitImageUrl(url, box, 90)).toBe(
          publicMedia.getScaledToFitImageUrl(turned, box, 90, {}),
        )
      }),
    )
  })

  it.each(['getScaledToFillImageUrl', 'getScaledToFitImageUrl'] as const)(
    'for a scaled picture, by %s',
    (helper) => {
      fc.assert(
        fc.property(picture, length, length, options, (given, width, height, how) => {
          const expected = publicMedia[helper](turned(given), width, height, how ?? {})
          expect(media[helper](addressOf(given), width, height, how)).toBe(expected)
        }),
        { numRuns: 1000 },
      )
    },
  )

  it('for a part of a picture; a part of a WebP picture is cropped, not ignored', () => {
    const at = fc.integer({ min: -50, max: 9000 })
    fc.assert(
      fc.property(picture, fc.tuple(at, at, length, length, length, length), options, (given, box, how) => {
        const ours = media.getCroppedImageUrl(addressOf(given), ...box, how)
        if (isCuttable(given)) expect(ours).toBe(publicMedia.getCroppedImageUrl(turned(given), ...box, how))
        else
          expect(ours.replaceAll(/(webp|avif)/g, 'jpg')).toBe(
            media.getCroppedImageUrl(
              addressOf({ ...given, id: given.id.replace(/\w+$/, 'jpg') }),
              ...box,
              how,
            ),
          )
      }),
      { numRuns: 1000 },
    )
  })

  it('for a video, a song and a document', () => {
    const resolution = fc.constantFrom(undefined, '360p', '480p', '720p', '1080p')
    const hash = fc.constantFrom(
      '',
      '#',
      '#posterUri=&posterWidth=',
      '#posterUri=a_f.jpg&posterWidth=19&posterHeight=10',
    )
    fc.assert(
      fc.property(mark, id, name, hash, resolution, fc.nat(), (mark, id, name, hash, resolution, seconds) => {
        const film = `${mark}video://v1/${id}${name}${hash}`
        const url = `https://video.wixstatic.com/video/${id}/480p/mp4/file.mp4`
        for (const given of [film, url])
          expect(media.getVideoUrl(given, resolution as never)).toEqual(
            publicMedia.getVideoUrl(given, resolution as never),
          )
        const song = `${mark}audio://v1/${id}${name}#duration=${seconds}`
        expect(media.getAudioUrl(song)).toEqual(publicMedia.getAudioUrl(song))
        for (const folder of ['', 'ugd/']) {
          const document = `${mark}document://v1/${folder}${id}${name}`
          expect(media.getDocumentUrl(document)).toEqual(publicMedia.getDocumentUrl(document))
        }
      }),
    )
  })

  it('for every helper', () => {
    expect(Object.keys(media).sort()).toEqual(Object.keys(publicMedia).sort())
  })
})
