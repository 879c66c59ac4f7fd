import * as operations from '@vitrine/contract/operations'
import { refuse } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { answer, answerForm, type Route } from '../../../shop/calls/answer.ts'
import { MOST_BYTES } from './arrivals.ts'
import type { UploadLinks } from './upload-links.ts'
import type { Uploads } from './uploads.service.ts'

export const uploadsRoutes = (uploads: Uploads, links: UploadLinks, ids: Ids): Route[] => [
  answerForm(operations.uploadMediaFile, MOST_BYTES, uploads.upload),
  answer(operations.fetchMediaFile, uploads.fetch),
  answer(operations.listMediaFiles, uploads.list),
  answer(operations.getMediaFile, uploads.get),
  answer(operations.deleteMediaFile, uploads.delete),
  answer(operations.generateFileUploadUrl, async ({ actor: { siteId }, at, input }) => {
    if (input.private) throw refuse('private', 'VALIDATION', 'must be false: files of the store are public')
    return { uploadUrl: links.urlOf({ siteId, id: ids.guid(), fileName: input.fileName ?? '' }, at) }
  }),
]
