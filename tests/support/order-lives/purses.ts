import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { earnPoints } from '#backend/points/earn-points.ts'
import { expirePoints } from '#backend/points/end-lots.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { OraclePoints } from '../order-oracle.ts'
import type { LivesWorld } from './lives-world.ts'

/** Everybody has points that end soon and points that end late; what a life before left over stays, unless it is much. */
export async function fillPurses({
  kysely,
  people,
  time,
}: LivesWorld): Promise<Map<number, OraclePoints>> {
  const read = () =>
    kysely
      .selectFrom('point_lot')
      .select(['user_seq', 'left_amount', 'expires_at'])
      .where('left_amount', '>', 0)
      .where('expires_at', '>', time)
      .orderBy('lot_seq')
      .execute()
  if ((await read()).length > 100)
    await expirePoints({ kysely }, new Date(time.getTime() + 1_000 * 24 * HOUR_MS))
  const left = await read()
  const poor = people.filter(
    ({ userSeq }) => left.filter((lot) => lot.user_seq === userSeq).length < 3,
  )
  for (const { userSeq } of poor)
    for (const [points, days] of [
      [2_000, 3],
      [30_000, 40],
    ] as const)
      await kysely.transaction().execute((trx) =>
        earnPoints(trx, {
          userSeq,
          kind: 'EVENT',
          changeKey: randomUUID(),
          points,
          days,
          orderSeq: null,
          at: time,
        }),
      )
  const lots = await read()
  return new Map(
    people.map(({ userSeq }) => [
      userSeq,
      new OraclePoints(
        lots
          .filter((lot) => lot.user_seq === userSeq)
          .map((lot) => ({ left: lot.left_amount, ends: lot.expires_at.getTime() })),
      ),
    ]),
  )
}

/** Members have the points that the oracle gives them, with the same ends. */
export async function checkPurses({ kysely, purses, time }: LivesWorld): Promise<void> {
  const lots = await kysely
    .selectFrom('point_lot')
    .select((select) => ['user_seq', 'expires_at', select.fn.sum('left_amount').as('sum')])
    .where('left_amount', '>', 0)
    .where('expires_at', '>', time)
    .groupBy(['user_seq', 'expires_at'])
    .execute()
  for (const [userSeq, purse] of purses) {
    const must = new Map<number, number>()
    for (const { left, ends } of purse.usable(time.getTime()))
      must.set(ends, (must.get(ends) ?? 0) + left)
    const has = lots.filter((lot) => lot.user_seq === userSeq)
    expect(new Map(has.map((lot) => [lot.expires_at.getTime(), Number(lot.sum)]))).toEqual(must)
  }
}
