import { graphql } from '@vitrine/contract/operations'
import { answer, type Route } from '../shop/calls/answer.ts'
import { createGraph, type GraphParts } from './graph.service.ts'

export const graphRoutes = (parts: GraphParts): readonly Route[] => [answer(graphql, createGraph(parts))]
