import { graphql } from '@vitrine/contract/operations'
import { answer, type Route } from '../shop/calls/answer.ts'
import type { createGraph, GraphParts } from './graph.service.ts'

/** The libraries load with the first document, so that a platform that gets none starts sooner and stays smaller. */
export const graphRoutes = (parts: GraphParts): readonly Route[] => {
  let loaded: Promise<ReturnType<typeof createGraph>> | undefined
  const load = () => {
    loaded ??= import('./graph.service.ts').then((service) => service.createGraph(parts))
    return loaded
  }
  return [answer(graphql, async (call) => (await load())(call))]
}
