import Type from 'typebox'
import { Product } from '../catalog/product.schemas.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, guid } from '../declare/schema.ts'

/** A recommendation algorithm and the app that offers it. */
export const Algorithm = Type.Object(
  {
    id: guid,
    appId: guid,
  },
  { title: 'Algorithm' },
)
export type Algorithm = Type.Static<typeof Algorithm>

/** A catalog item. */
export const RecommendationItem = Type.Object(
  {
    catalogItemId: Type.String({ minLength: 1, maxLength: 36 }),
    appId: Type.String({ minLength: 1 }),
  },
  { title: 'RecommendationItem' },
)
export type RecommendationItem = Type.Static<typeof RecommendationItem>

/** The recommended items, best first, and the algorithm that found them. */
export const Recommendation = Type.Object(
  {
    items: Type.Array(RecommendationItem, { maxItems: 100 }),
    algorithm: Type.Optional(Algorithm),
  },
  { title: 'Recommendation' },
)
export type Recommendation = Type.Static<typeof Recommendation>

/**
 * Request for `getRecommendation`: algorithms in order of preference, and the items to start from. The first
 * algorithm that finds at least `minimumRecommendedItems` is used; algorithms the platform doesn't offer are
 * skipped.
 */
export const GetRecommendationRequest = Type.Object(
  {
    algorithms: Type.Array(Algorithm, { minItems: 1, maxItems: 10 }),
    items: Type.Optional(Type.Array(RecommendationItem, { maxItems: 300 })),
    minimumRecommendedItems: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    /** Returns the recommended products, too; default false. Vitrine's own. */
    includeProducts: Type.Optional(Type.Boolean()),
  },
  { title: 'GetRecommendationRequest' },
)
export type GetRecommendationRequest = Type.Static<typeof GetRecommendationRequest>

/** Response of `getRecommendation`. */
export const GetRecommendationResponse = Type.Object(
  {
    recommendation: Type.Optional(Recommendation),
    /** With `includeProducts`: the recommended products, best first. */
    products: Type.Optional(Type.Array(Product, { maxItems: 100 })),
  },
  { title: 'GetRecommendationResponse' },
)
export type GetRecommendationResponse = Type.Static<typeof GetRecommendationResponse>

/** What an algorithm does. Names and descriptions aren't translated. */
export const AlgorithmConfig = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 50 }),
    description: Type.String({ minLength: 1, maxLength: 500 }),
    algorithmType: enumOf(enums.AlgorithmType),
    algorithmId: guid,
  },
  { title: 'AlgorithmConfig' },
)
export type AlgorithmConfig = Type.Static<typeof AlgorithmConfig>

/** An algorithm, the app that offers it, and the apps whose items it recommends. */
export const AlgorithmInfo = Type.Object(
  {
    config: AlgorithmConfig,
    appId: guid,
    catalogAppIds: Type.Array(guid, { minItems: 1, maxItems: 100 }),
  },
  { title: 'AlgorithmInfo' },
)
export type AlgorithmInfo = Type.Static<typeof AlgorithmInfo>

/** Response of `listAvailableAlgorithms`. */
export const ListAvailableAlgorithmsResponse = Type.Object(
  { availableAlgorithms: Type.Array(AlgorithmInfo, { maxItems: 500 }) },
  { title: 'ListAvailableAlgorithmsResponse' },
)
export type ListAvailableAlgorithmsResponse = Type.Static<typeof ListAvailableAlgorithmsResponse>
