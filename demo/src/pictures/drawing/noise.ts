import { createRandom } from '../../prng.ts'

/** A smooth field of numbers around 0, within about ±1. */
export type Noise = (x: number, y: number) => number

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** Creates gradient noise (Perlin, 2002) whose lattice is drawn from the seed. */
export const createNoise = (seed: string): Noise => {
  const random = createRandom(seed)
  const order = random.shuffle(Array.from({ length: 256 }, (_, i) => i))
  const at = (i: number) => order[i & 255] ?? 0
  const slope = (x: number, y: number, dx: number, dy: number) => {
    const angle = (at(at(x) + y) / 256) * Math.PI * 2
    return Math.cos(angle) * dx + Math.sin(angle) * dy
  }
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [dx, dy] = [x - left, y - top]
    const [u, v] = [fade(dx), fade(dy)]
    const upper = slope(left, top, dx, dy) * (1 - u) + slope(left + 1, top, dx - 1, dy) * u
    const lower = slope(left, top + 1, dx, dy - 1) * (1 - u) + slope(left + 1, top + 1, dx - 1, dy - 1) * u
    return (upper * (1 - v) + lower * v) * 1.5
  }
}

/** Adds finer and fainter layers of a noise to itself. */
export const layered = (noise: Noise, octaves: number, gain = 0.5): Noise => {
  return (x, y) => {
    let [sum, weight, total] = [0, 1, 0]
    for (let i = 0; i < octaves; i++) {
      sum += noise(x * 2 ** i + i * 17.3, y * 2 ** i - i * 9.1) * weight
      total += weight
      weight *= gain
    }
    return sum / total
  }
}
