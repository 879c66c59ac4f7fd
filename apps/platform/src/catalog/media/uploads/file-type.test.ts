import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fileTypeOf } from './file-type.ts'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a53' } })
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')
const zipWith = (name: string, more = ''): Buffer =>
  bytes(`PK\x03\x04${'\0'.repeat(22)}${String.fromCharCode(name.length)}\0\0\0${name}${more}`)

it.each([
  ['image/jpeg', picture.clone().jpeg().toBuffer()],
  ['image/png', picture.clone().png().toBuffer()],
  ['image/webp', picture.clone().webp().toBuffer()],
  ['image/gif', picture.clone().gif().toBuffer()],
  ['image/avif', picture.clone().avif({ effort: 0 }).toBuffer()],
  ['video/mp4', bytes('\0\0\0\x20ftypisom\0\0\x02\0')],
  ['video/quicktime', bytes('\0\0\0\x14ftypqt  ')],
  ['video/webm', bytes('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\x82\x84webm')],
  ['audio/mpeg', bytes('ID3\x04\0')],
  ['audio/mp4', bytes('\0\0\0\x20ftypM4A ')],
  ['audio/wav', bytes('RIFF\x24\0\0\0WAVEfmt ')],
  ['audio/ogg', bytes(`OggS${'\0'.repeat(24)}OpusHead`)],
  ['audio/flac', bytes('fLaC\0')],
  ['application/pdf', bytes('%PDF-1.7\n')],
  ['application/zip', zipWith('holiday.txt')],
  ['application/epub+zip', zipWith('mimetype', 'application/epub+zipPK\x03\x04')],
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    zipWith('[Content_Types].xml', '...word/document.xml'),
  ],
])('recognizes %s by its content', async (contentType, content) => {
  expect(fileTypeOf(await content)?.contentType).toBe(contentType)
})

it.each([
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['SVG behind a byte order mark', bytes('\xef\xbb\xbf<?xml version="1.0"?><svg/>')],
  ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
  ['a program', bytes('\x7fELF')],
  ['a script', bytes('#!/bin/sh')],
  ['Matroska', bytes('\x1a\x45\xdf\xa3\x42\x82\x88matroska')],
  ['an unknown brand', bytes('\0\0\0\x20ftypconstructor')],
  ['TIFF', bytes('II*\0')],
  ['half a start', bytes('\x89PN')],
  ['nothing', bytes('')],
])('rejects %s', (_name, content) => expect(fileTypeOf(content)).toBeUndefined())
