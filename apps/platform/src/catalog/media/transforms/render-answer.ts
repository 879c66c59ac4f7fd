import { redrawPicture } from './redraw-picture.ts'
import { renderDrawing, renderMiddle, renderPicture, renderStill } from './render.ts'
import type { RenderAnswer, Rendered, RenderQuestion } from './render-question.ts'

/** What a process that makes pictures answers. */
export const renderAnswer = async (question: RenderQuestion): Promise<RenderAnswer> => {
  try {
    return await rendered(question)
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

const rendered = (question: RenderQuestion): Promise<Rendered> => {
  switch (question.make) {
    case 'picture':
      return renderPicture(question.file, question.transform, question.format)
    case 'drawing':
      return renderDrawing(question.file)
    case 'middle':
      return renderMiddle(question.file)
    case 'still':
      return renderStill(question.svg, question.size)
    case 'clean':
      return redrawPicture(question.file, question.type)
  }
}
