import { num, type Point } from '../drawing/svg.ts'

/**
 * Returns path data for a pointed leaf.
 * @param fullness - half width in shares of its length
 * @param belly - where it is widest, 0 at the stalk, 1 at the tip
 */
export const leaf = ([x, y]: Point, angle: number, length: number, fullness: number, belly = 0.4): string => {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, aside: number) =>
    `${num(x + (ux * along - uy * aside) * length)} ${num(y + (uy * along + ux * aside) * length)}`
  const w = fullness * 1.3
  return `M${at(0, 0)}C${at(belly * 0.5, w)} ${at(belly * 1.5, w)} ${at(1, 0)}C${at(belly * 1.5, -w)} ${at(belly * 0.5, -w)} ${at(0, 0)}Z`
}

/** Returns path data for the half of the same leaf that lies on its right hand. */
export const halfLeaf = (
  [x, y]: Point,
  angle: number,
  length: number,
  fullness: number,
  belly = 0.4,
): string => {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, aside: number) =>
    `${num(x + (ux * along - uy * aside) * length)} ${num(y + (uy * along + ux * aside) * length)}`
  const w = fullness * 1.3
  return `M${at(0, 0)}C${at(belly * 0.5, w)} ${at(belly * 1.5, w)} ${at(1, 0)}Z`
}

/** Walks along a stem that bends a little at every step; returns its points and the way it faces at each. */
export const stem = (
  start: Point,
  angle: number,
  length: number,
  bend: (share: number) => number,
  steps = 24,
): { point: Point; angle: number }[] => {
  let [[x, y], facing] = [start, angle]
  const nodes = [{ point: start, angle }]
  for (let i = 1; i <= steps; i++) {
    facing += bend(i / steps) / steps
    x += (Math.cos(facing) * length) / steps
    y += (Math.sin(facing) * length) / steps
    nodes.push({ point: [x, y], angle: facing })
  }
  return nodes
}
