import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { currencyConverter, siteScripts, vitrine } from '../declare/service.ts'
import type {
  ConversionRateRequest,
  ConversionRateResponse,
  ConvertCurrencyRequest,
  ConvertCurrencyResponse,
  CurrenciesResponse,
  ShopResponse,
  SiteScriptsRequest,
  SiteScriptsResponse,
} from './shop.schemas.ts'

export const getShop = /* @__PURE__ */ operation<Empty, ShopResponse>(
  'getShop',
  'Returns what a storefront needs to know about its shop before it shows anything.',
  vitrine,
  'GET /v1/shop',
)

export const listCurrencies = /* @__PURE__ */ operation<Empty, CurrenciesResponse>(
  'listCurrencies',
  'Lists the currencies that the shop can show prices in.',
  currencyConverter,
  'GET /v1/currencies',
)

export const convertCurrency = /* @__PURE__ */ operation<ConvertCurrencyRequest, ConvertCurrencyResponse>(
  'convertCurrency',
  "Converts amounts between two of the shop's currencies, at the rates used for its prices.",
  currencyConverter,
  'POST /v1/currencies/amounts/:from/convert/:to',
)

export const getConversionRate = /* @__PURE__ */ operation<ConversionRateRequest, ConversionRateResponse>(
  'getConversionRate',
  "Returns the value of one unit of a currency in another of the shop's currencies.",
  currencyConverter,
  'GET /v1/currencies/rate/:from/convert/:to',
)

export const listSiteScripts = /* @__PURE__ */ operation<SiteScriptsRequest, SiteScriptsResponse>(
  'listSiteScripts',
  'Lists the scripts that a site adds to its pages. Shops have none, so the list is empty.',
  siteScripts,
  'GET /v1/site-scripts',
)
