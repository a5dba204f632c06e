import { count } from '#app/format/count.ts'
import { dayClock, type Moment } from '#app/format/time.ts'
import type { QueuePlace } from '#contracts/product-queue.ts'

/** How a member stands: `2번째로 기다리고 있어요`, or until when it is the member's turn. */
export function placeWords({ state, place, until }: QueuePlace, now: Moment): string {
  if (state === 'OFFERED' && until)
    return `내 차례예요. ${dayClock(until, now)}까지 먼저 살 수 있어요.`
  return `${place}번째로 기다리고 있어요. 앞 거래가 안 되면 순서대로 먼저 살 기회를 드려요.`
}

/** What a queue is good for, to who is in none. @param waiting how many wait already */
export const queueWords = (waiting: number): string =>
  waiting === 0
    ? '예약 중인 상품이에요. 예약 대기를 해 두면 이 거래가 안 될 때 먼저 살 기회를 드려요.'
    : `예약 중인 상품이에요. 지금 ${count(waiting)}명이 기다리고 있어요.`

/** What its seller reads; null without users in the queue. @param turnUntil until when it is kept for the first of them */
export function sellersQueueWords(
  waiting: number,
  turnUntil: Moment | null,
  now: Moment,
): string | null {
  if (waiting === 0) return null
  const people = `예약 대기 ${count(waiting)}명`
  return turnUntil
    ? `${people} · 첫 번째 분이 ${dayClock(turnUntil, now)}까지 먼저 살 수 있어요.`
    : `${people} · 지금 거래가 안 되면 순서대로 먼저 살 기회를 드려요.`
}
