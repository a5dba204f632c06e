import type { DefaultRule } from './default-rule.ts'
import { DISGUISED_GOODS, UNNAMED_GOODS } from './disguised-goods.ts'
import { DRINKS_AND_TOBACCO } from './drinks-and-tobacco.ts'
import { FOOD_AND_HEALTH } from './food-and-health.ts'
import { FURTHER_GOODS, HARMLESS_GOODS } from './further-goods.ts'
import { HOUSEHOLD } from './household.ts'
import { ORIGIN } from './origin.ts'
import { PEOPLE_AND_DANGER } from './people-and-danger.ts'
import { ROUNDABOUT_WORDS } from './roundabout-words.ts'
import { SPOKEN_OFFERS } from './spoken-offers.ts'
import { TRADE_BANS } from './trade-bans.ts'

/** Short words begin a word; within other words they mean something else: 개봉, but not 미개봉. */
const wholeWords = (pattern: string) =>
  pattern.replace(/(?<=^|[,+>~] )[가-힣]{1,2}(?=\$?(?:,|$| [+>~]))/g, '^$&')

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
  terms: [...rule.terms, ...(ROUNDABOUT_WORDS[rule.code] ?? [])],
  suspicions: [UNNAMED_GOODS, FURTHER_GOODS, SPOKEN_OFFERS]
    .flatMap((goods) => goods[rule.code] ?? [])
    .map(wholeWords),
  exceptions: [...rule.exceptions, ...(HARMLESS_GOODS[rule.code] ?? [])],
}))
