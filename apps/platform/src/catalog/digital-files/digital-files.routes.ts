import { DIGITAL_LIMITS } from '@vitrine/contract'
import { deleteDigitalFile, listDigitalFiles, uploadDigitalFile } from '@vitrine/contract/operations'
import { answer, answerForm, type Route } from '../../shop/calls/answer.ts'
import type { DigitalFiles } from './digital-files.service.ts'

export const digitalFilesRoutes = (files: DigitalFiles): Route[] => [
  answerForm(uploadDigitalFile, DIGITAL_LIMITS.bytes, files.upload),
  answer(listDigitalFiles, files.list),
  answer(deleteDigitalFile, files.delete),
]
