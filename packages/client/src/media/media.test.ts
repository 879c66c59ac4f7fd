import { afterEach, describe, expect, it } from 'vitest'
import { CommerceError } from '../http/error.ts'
import { createMedia, type Media, media } from './media.ts'

const { getImageUrl, getScaledToFillImageUrl, getScaledToFitImageUrl, ...others } =
  createMedia('https://shop.test/')
const { getCroppedImageUrl, getShapeUrl, getVideoUrl, getAudioUrl, getDocumentUrl } = others

const MUG = 'wix:image://v1/mug.jpg/a%20m%C3%BCg.jpg#originWidth=1600&originHeight=900'

describe('a picture', () => {
  it('has an address, a size and a name', () => {
    const name = { altText: 'a müg.jpg', filename: 'a müg.jpg' }
    const expected = {
      id: 'mug.jpg',
      url: 'https://shop.test/media/mug.jpg',
      height: 900,
      width: 1600,
      ...name,
    }
    expect(getImageUrl(MUG)).toEqual(expected)
    expect(getImageUrl(MUG.replace('wix:', ''))).toEqual(expected)
  })

  it('without a name has none', () => {
    expect(getImageUrl('wix:image://v1/mug~mv2.png#originWidth=16&originHeight=9')).toEqual({
      id: 'mug~mv2.png',
      url: 'https://shop.test/media/mug~mv2.png',
      height: 9,
      width: 16,
    })
  })

  it('fills a box, fits into one, or shows a part', () => {
    const [start, end] = ['https://shop.test/media/mug.jpg/v1', 'usm_0.66_1.00_0.01,enc_auto/mug.jpg']
    expect(getScaledToFillImageUrl(MUG, 320, 240.4)).toBe(`${start}/fill/w_320,h_240,al_c,q_80,${end}`)
    expect(getScaledToFillImageUrl(MUG, 8, 8, { quality: 5 })).toBe(`${start}/fill/w_8,h_8,al_c,q_5,${end}`)
    expect(getScaledToFitImageUrl(MUG, 320, 240)).toBe(`${start}/fill/w_320,h_180,al_c,q_80,${end}`)
    expect(getCroppedImageUrl(MUG, 1, 2, 400, 300, 40, 30)).toBe(
      `${start}/crop/x_1,y_2,w_400,h_300/fill/w_40,h_30,al_c,q_80,${end}`,
    )
  })

  it('that is larger gets a better quality, and is enlarged by two fifths at most', () => {
    expect(getScaledToFillImageUrl(MUG, 1500, 900)).toContain('fill/w_1500,h_900,al_c,q_85,')
    const small = 'wix:image://v1/dot.PNG#originWidth=100&originHeight=100'
    expect(getScaledToFillImageUrl(small, 300, 200)).toBe(
      'https://shop.test/media/dot.PNG/v1/fill/w_140,h_93,al_c,lg_1,q_85,enc_auto/dot.png',
    )
  })

  it('of unknown size is fitted by the service, and a vector graphic is never scaled', () => {
    expect(getScaledToFitImageUrl('wix:image://v1/mug.jpg', 30, 20)).toBe(
      'https://shop.test/media/mug.jpg/v1/fit/w_30,h_20,q_80,usm_0.66_1.00_0.01,enc_auto/mug.jpg',
    )
    expect(getScaledToFillImageUrl('wix:image://v1/mug.svg', 30, 20)).toBe('https://shop.test/media/mug.svg')
    expect(getShapeUrl('wix:image://v1/mug.svg').url).toBe('https://shop.test/shapes/mug.svg')
  })

  it("uses the screen's pixel ratio, twice the box at most", () => {
    const url = (devicePixelRatio?: number) => getScaledToFillImageUrl(MUG, 100, 80, { devicePixelRatio })
    expect(url(1.5)).toContain('w_150,h_120')
    expect(url(3)).toContain('w_200,h_160')
    Reflect.set(globalThis, 'devicePixelRatio', 2)
    expect(url()).toContain('w_200,h_160')
    Reflect.deleteProperty(globalThis, 'devicePixelRatio')
    expect(url()).toContain('w_100,h_80')
  })

  it('with an absolute address keeps its origin', () => {
    const url = 'https://cdn.test/media/mug.jpg/v1/fit/w_500,h_300,q_90/file.png'
    expect(getImageUrl(url)).toEqual({
      id: 'mug.jpg',
      url: 'https://cdn.test/media/mug.jpg',
      height: 300,
      width: 500,
    })
    expect(getScaledToFillImageUrl(url, 10, 10)).toMatch(/^https:\/\/cdn\.test\/media\/mug\.jpg\/v1\/fill\//)
  })
})

describe('other media', () => {
  it('include a video with its poster', () => {
    const film = 'wix:video://v1/11_a/film.mp4#posterUri=11_af.jpg&posterWidth=19&posterHeight=10'
    expect(getVideoUrl(film)).toEqual({
      id: '11_a',
      url: 'https://shop.test/video/11_a/file',
      thumbnail: 'wix:image://v1/11_af.jpg#originWidth=19&originHeight=10',
      filename: 'film.mp4',
    })
    expect(getVideoUrl(film, '720p').url).toBe('https://shop.test/video/11_a/720p/mp4/file.mp4')
  })

  it('include a song with its duration, and a document', () => {
    expect(getAudioUrl('wix:audio://v1/abc.mp3/song.mp3#duration=76')).toEqual({
      id: 'abc.mp3',
      url: 'https://shop.test/mp3/abc.mp3',
      duration: 76,
      filename: 'song.mp3',
    })
    expect(getDocumentUrl('wix:document://v1/ugd/abc.pdf/my%20file.pdf')).toEqual({
      id: 'abc.pdf',
      url: 'https://shop.test/ugd/abc.pdf',
      filename: 'my file.pdf',
    })
  })
})

describe('the origin', () => {
  afterEach(() => {
    delete process.env.VITRINE_MEDIA_URL
    delete process.env.VITRINE_API_URL
  })

  it("comes from the environment, the media's before the platform's, else the provider's", () => {
    expect(media.getImageUrl(MUG).url).toBe('https://static.wixstatic.com/media/mug.jpg')
    process.env.VITRINE_API_URL = 'https://api.test'
    expect(media.getImageUrl(MUG).url).toBe('https://api.test/media/mug.jpg')
    process.env.VITRINE_MEDIA_URL = 'https://media.test'
    expect(media.getImageUrl(MUG).url).toBe('https://media.test/media/mug.jpg')
  })
})

describe('anything but media', () => {
  const names = Object.keys(media) as (keyof Media)[]
  it.each([
    '',
    'nonsense',
    'https://shop.test/a.jpg',
    'wix:image://v1/%/%',
    undefined,
    null,
    7,
    {},
    Symbol(),
  ])('%s is refused by every function', (given) => {
    for (const name of names) {
      let thrown: unknown = 'nothing'
      try {
        ;(media[name] as (text: unknown) => unknown)(given)
      } catch (error) {
        thrown = error
      }
      expect(thrown, name).toBeInstanceOf(CommerceError)
    }
  })
})
