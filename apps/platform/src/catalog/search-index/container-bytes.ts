import { BLOCK, type Container } from './container.ts'

/** Bits take exactly this many bytes and a list fewer, so the length shows which it is. */
const BYTES_OF_BITS = BLOCK / 8

/** Writes a container as bytes: places of two bytes each, or bits, lowest first. */
export const bytesOf = (container: Container): Uint8Array => {
  const { length, BYTES_PER_ELEMENT: size } = container
  const bytes = new DataView(new ArrayBuffer(length * size))
  for (let index = 0; index < length; index++)
    if (size === 2) bytes.setUint16(index * 2, container[index] ?? 0, true)
    else bytes.setUint32(index * 4, container[index] ?? 0, true)
  return new Uint8Array(bytes.buffer)
}

/** Reads a container back. */
export const containerOf = (bytes: Uint8Array): Container => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length === BYTES_OF_BITS) {
    const bits = new Uint32Array(bytes.length / 4)
    for (let index = 0; index < bits.length; index++) bits[index] = view.getUint32(index * 4, true)
    return bits
  }
  const list = new Uint16Array(bytes.length / 2)
  for (let index = 0; index < list.length; index++) list[index] = view.getUint16(index * 2, true)
  return list
}
