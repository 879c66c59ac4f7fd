import type { RenderAnswer, Rendered, RenderQuestion } from './render-question.ts'

/** Makes pictures. */
export interface Renderer {
  /**
   * @throws {Failure} SERVICE_UNAVAILABLE when it hangs or its process ends
   * @throws {Unreadable} when the picture is damaged or too large
   */
  render(question: RenderQuestion): Promise<Rendered>
}

/** A picture that can't be made of this file. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** @throws {Unreadable} */
export const renderedIn = (answer: RenderAnswer): Rendered => {
  if ('failure' in answer) throw new Unreadable(answer.failure)
  return answer
}
