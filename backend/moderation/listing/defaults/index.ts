import { singleNamesBegin, wholeNames } from './compound-heads.ts'
import type { DefaultRule } from './default-rule.ts'
import { DISGUISED_GOODS, RESEMBLING_GOODS, UNNAMED_GOODS } from './disguised-goods.ts'
import { DRINKS_AND_TOBACCO } from './drinks-and-tobacco.ts'
import { FOOD_AND_HEALTH } from './food-and-health.ts'
import { FURTHER_GOODS } from './further-goods.ts'
import { HARMLESS_GOODS } from './harmless-goods.ts'
import { HARMLESS_TITLES } from './harmless-titles.ts'
import { HINTED_OFFERS } from './hinted-offers.ts'
import { HOUSEHOLD } from './household.ts'
import { MARKET_GOODS } from './market-goods.ts'
import { MARKET_TITLES } from './market-titles.ts'
import { NAMED_GOODS } from './named-goods.ts'
import { ORIGIN } from './origin.ts'
import { PAIRED_GOODS } from './paired-goods.ts'
import { PEOPLE_AND_DANGER } from './people-and-danger.ts'
import { PLAIN_OFFERS } from './plain-offers.ts'
import { PRODUCT_NAMES } from './product-names.ts'
import { ROUNDABOUT_WORDS } from './roundabout-words.ts'
import { SINGLE_NAMES } from './single-names.ts'
import { SPOKEN_OFFERS } from './spoken-offers.ts'
import { SURE_NAMES } from './sure-names.ts'
import { TOLD_OFFERS } from './told-offers.ts'
import { TRADE_BANS } from './trade-bans.ts'

/** What no member may sell, as it is delivered (거래금지품목). */
export const DEFAULT_RULES: readonly DefaultRule[] = [
  ...DRINKS_AND_TOBACCO,
  ...FOOD_AND_HEALTH,
  ...HOUSEHOLD,
  ...ORIGIN,
  ...PEOPLE_AND_DANGER,
  ...TRADE_BANS,
  ...DISGUISED_GOODS,
].map((rule) => ({
  ...rule,
  terms: [
    ...rule.terms,
    ...(ROUNDABOUT_WORDS[rule.code] ?? []),
    ...(SURE_NAMES[rule.code] ?? []),
  ].map(singleNamesBegin),
  suspicions: [
    UNNAMED_GOODS,
    FURTHER_GOODS,
    SPOKEN_OFFERS,
    PRODUCT_NAMES,
    TOLD_OFFERS,
    HINTED_OFFERS,
    PLAIN_OFFERS,
    SINGLE_NAMES,
    NAMED_GOODS,
    PAIRED_GOODS,
    MARKET_GOODS,
    MARKET_TITLES,
  ]
    .flatMap((goods) => goods[rule.code] ?? [])
    .map(wholeNames),
  exceptions: [
    ...rule.exceptions,
    ...(HARMLESS_GOODS[rule.code] ?? []),
    ...(HARMLESS_TITLES[rule.code] ?? []),
  ],
}))

/** Those that find by words; the other is found by all words of a listing together. */
export const RULES_OF_WORDS = DEFAULT_RULES.filter(({ code }) => code !== RESEMBLING_GOODS)
