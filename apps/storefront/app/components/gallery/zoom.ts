interface Sized {
  width: number
  height: number
}

/** A point of a picture, from 0 at its left and top to 1. */
export interface Point {
  x: number
  y: number
}

/** The size of a picture that is wholly seen in a frame. */
function sizeWhole({ width, height }: Sized, frameWidth: number, frameHeight: number): Sized {
  const scale = Math.min(frameWidth / width, frameHeight / height)
  return { width: width * scale, height: height * scale }
}

const NEAREST = 2.5
/** Less would be no difference, even where the picture has no more to show. */
const LEAST = 1.5

/** Tells how large a picture is shown near: as large as it is, within reason. All in CSS pixels. */
export function sizeNear(picture: Sized, frameWidth: number, frameHeight: number): Sized {
  const whole = sizeWhole(picture, frameWidth, frameHeight)
  const times = Math.max(LEAST, Math.min(NEAREST, picture.width / whole.width))
  return { width: whole.width * times, height: whole.height * times }
}

const within = (share: number): number => Math.min(1, Math.max(0, share))

/** Tells which point of a picture, wholly seen in the middle of a frame, is at a place of the frame. */
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
