import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import {
  convertCurrency,
  getConversionRate,
  getShop,
  listCurrencies,
  listSiteScripts,
} from './shop.operations.ts'
import {
  ConversionRateRequest,
  ConversionRateResponse,
  ConvertCurrencyRequest,
  ConvertCurrencyResponse,
  CurrenciesResponse,
  ShopResponse,
  SiteScriptsRequest,
  SiteScriptsResponse,
} from './shop.schemas.ts'

/** Rules for the shop operations: callers, schemas and errors. */
export const shopRules = [
  rule(getShop, {
    access: 'visitor',
    scope: 'catalog:read',
    input: Empty,
    output: ShopResponse,
    errors: [],
  }),
  rule(listCurrencies, { access: 'visitor', input: Empty, output: CurrenciesResponse, errors: [] }),
  rule(convertCurrency, {
    access: 'visitor',
    input: ConvertCurrencyRequest,
    output: ConvertCurrencyResponse,
    errors: [],
  }),
  rule(getConversionRate, {
    access: 'visitor',
    input: ConversionRateRequest,
    output: ConversionRateResponse,
    errors: [],
  }),
  rule(listSiteScripts, {
    access: 'visitor',
    input: SiteScriptsRequest,
    output: SiteScriptsResponse,
    errors: [],
  }),
]
