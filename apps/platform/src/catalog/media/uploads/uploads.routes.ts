import {
  deleteMediaFile,
  fetchMediaFile,
  getMediaFile,
  listMediaFiles,
  uploadMediaFile,
} from '@vitrine/contract/operations'
import { answer, answerForm, type Route } from '../../../shop/calls/answer.ts'
import { MOST_BYTES } from './arrivals.ts'
import type { Uploads } from './uploads.service.ts'

export const uploadsRoutes = (uploads: Uploads): Route[] => [
  answerForm(uploadMediaFile, MOST_BYTES, uploads.upload),
  answer(fetchMediaFile, uploads.fetch),
  answer(listMediaFiles, uploads.list),
  answer(getMediaFile, uploads.get),
  answer(deleteMediaFile, uploads.delete),
]
