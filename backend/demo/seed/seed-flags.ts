import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { findByDefaults } from '#backend/moderation/listing/default-find.ts'
import { DEFAULT_RULES } from '#backend/moderation/listing/defaults/index.ts'
import { flagListing } from '#backend/screening/flag-listing.ts'
import { screenTexts } from '#backend/screening/screen-texts.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { DEMO_PEOPLE } from './demo-facts.ts'

/** What a seller added to the description, of a listing whose title has the word. */
const MENTIONS: readonly { titleHas: string; sentence: string; cleared?: string }[] = [
  { titleHas: '수납', sentence: '안에 있던 발렌타인 21년은 따로 물어보세요.' },
  { titleHas: '지갑', sentence: '정품과 똑같이 만든 제품이라고 들었어요.' },
  { titleHas: '강아지', sentence: '심장사상충약이 두 알 남아 있는데 필요하면 말씀하세요.' },
  { titleHas: '레고', sentence: '쓰던 유축기도 있으니 사진이 필요하면 말씀하세요.' },
  { titleHas: '아이폰', sentence: '충전기는 해외직구로 두 개를 사서 하나는 뜯지 않았어요.' },
  {
    titleHas: '가습기',
    sentence: '거실 와인 옆에 놓고 썼어요.',
    cleared: '와인을 파는 글이 아니에요.',
  },
]

/** Listings that wait on the operators' queue, and one that is closed. Call it before the search index is built. */
export async function seedFlags(kysely: Kysely<DB>, now: Date): Promise<void> {
  const rules = {
    rules: new Map(
      DEFAULT_RULES.map((rule, index) => [
        rule.code,
        { ...rule, rule_code: rule.code, sort_order: index + 1 },
      ]),
    ),
    find: findByDefaults(DEFAULT_RULES),
  }
  const operator = DEMO_PEOPLE.find(({ role }) => role === 'OPERATOR')
  for (const [index, { titleHas, sentence, cleared }] of MENTIONS.entries()) {
    const listing = await kysely
      .updateTable('product')
      .set({ body: sql<string>`body || ${`\n${sentence}`}` })
      .where('product_seq', '=', ({ selectFrom }) =>
        selectFrom('product')
          .select('product_seq')
          .where('title', 'like', `%${titleHas}%`)
          .where('visibility', '=', 'ACTIVE')
          .where('trade_state', '=', 'ON_SALE')
          .where('version', '=', 1)
          .where('store_seq', '>', Math.max(...DEMO_PEOPLE.map(({ storeSeq }) => storeSeq)))
          .orderBy('product_seq', 'desc')
          .limit(1),
      )
      .returning(['product_seq', 'title', 'body', 'tags'])
      .executeTakeFirst()
    if (!listing) continue
    const { product_seq: productSeq, ...texts } = listing
    const findings = screenTexts(rules, texts, [])
    const flaggedAt = new Date(now.getTime() - (index + 2) * HOUR_MS)
    await flagListing(kysely, { productSeq, findings, now: flaggedAt })
    if (cleared === undefined) continue
    await kysely
      .updateTable('listing_flag')
      .set({
        state: 'CLEARED',
        reason_code: 'NO_BREACH',
        note: cleared,
        closed_at: new Date(flaggedAt.getTime() + HOUR_MS),
      })
      .set(({ selectFrom }) => ({
        closed_by: selectFrom('store')
          .select('user_seq')
          .where('store_seq', '=', operator?.storeSeq ?? 0),
      }))
      .where('product_seq', '=', productSeq)
      .execute()
  }
}
