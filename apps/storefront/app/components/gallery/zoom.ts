interface Sized {
  width: number
  height: number
}

/** A point of a picture, from 0 at its left and top to 1. */
export interface Point {
  x: number
  y: number
}

/** The size of a picture that fits into a frame. */
function sizeWhole({ width, height }: Sized, frameWidth: number, frameHeight: number): Sized {
  const scale = Math.min(frameWidth / width, frameHeight / height)
  return { width: width * scale, height: height * scale }
}

const NEAREST = 2.5
/** Less would make no difference, even if the picture has no more detail. */
const LEAST = 1.5

/** Returns the zoomed size of a picture: its real size, within reason. All in CSS pixels. */
export function sizeNear(picture: Sized, frameWidth: number, frameHeight: number): Sized {
  const whole = sizeWhole(picture, frameWidth, frameHeight)
  const times = Math.max(LEAST, Math.min(NEAREST, picture.width / whole.width))
  return { width: whole.width * times, height: whole.height * times }
}

const within = (share: number): number => Math.min(1, Math.max(0, share))

/** Returns the picture's point at a position in the frame, for a picture fitted and centered in it. */
export function pointAt(
  picture: Sized,
  frameWidth: number,
  frameHeight: number,
  x: number,
  y: number,
): Point {
  const { width, height } = sizeWhole(picture, frameWidth, frameHeight)
  return {
    x: within((x - (frameWidth - width) / 2) / width),
    y: within((y - (frameHeight - height) / 2) / height),
  }
}
