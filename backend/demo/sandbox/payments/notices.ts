import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { PAYMENT_NOTICE_HEADER } from '#contracts/payment-constants.ts'

/** Minutes after which a notice that was not received is sent again, as the real company does it. */
export const RETRY_MINUTES = [1, 4, 16, 64, 256, 1_024, 4_096] as const
const ANSWER_WITHIN_MS = 10_000
/** A sender that ends before it has noted the answer leaves its notices to the next one. */
const LEASE_MS = 60_000
const AT_ONCE = 20

export interface SentNotice {
  noticeSeq: number
  body: string
  tries: number
  lastAnswer: string | null
  nextAt: Date | null
  createdAt: Date
}

/** The notices of the payment company to the shop, sent until they are received. */
export interface Notices {
  /** Sends what is due, soon. */
  send(): void
  /** Everything that is due now is sent and answered. */
  settle(): Promise<void>
  /** Of one payment, newest first. */
  ofPayment(paymentKey: string): Promise<SentNotice[]>
  /** Sends notices of a payment once more, in this order. @returns what the shop answered last */
  repeat(paymentKey: string, noticeSeqs: readonly number[]): Promise<string | null>
  /** Posts anything to the shop, in the company's name. @returns what the shop answered */
  post(body: string, noticeId: string, tries: number): Promise<string>
  close(): Promise<void>
}

export function openNotices({
  kysely,
  now,
  url,
  fetch,
  log,
}: {
  kysely: Kysely<DB>
  now: () => Date
  /** Where the shop has its notices sent to. */
  url: string
  fetch: typeof globalThis.fetch
  log: { error(fields: object, message: string): void }
}): Notices {
  const closing = new AbortController()
  let sending: Promise<void> | undefined
  let isMore = false
  let timer: NodeJS.Timeout | undefined

  async function post(body: string, noticeId: string, tries: number): Promise<string> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [PAYMENT_NOTICE_HEADER]: noticeId,
          'tosspayments-webhook-transmission-time': now().toISOString(),
          'tosspayments-webhook-transmission-retried-count': String(tries),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      })
      await response.body?.cancel()
      return String(response.status)
    } catch {
      return 'NO_ANSWER'
    }
  }

  const due = () =>
    kysely
      .updateTable('sandbox_payment_notice')
      .set({ next_at: new Date(now().getTime() + LEASE_MS), tries: sql`tries + 1` })
      .where('notice_seq', 'in', (query) =>
        query
          .selectFrom('sandbox_payment_notice')
          .select('notice_seq')
          .where('next_at', '<=', now())
          .orderBy('notice_seq')
          .limit(AT_ONCE)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['notice_seq', 'notice_id', 'body', 'tries'])
      .execute()

  async function sendDue(): Promise<void> {
    for (;;) {
      if (closing.signal.aborted) return
      const notices = await due()
      if (notices.length === 0) return
      notices.sort((one, other) => one.notice_seq - other.notice_seq)
      for (const { notice_seq, notice_id, body, tries } of notices) {
        const answer = await post(body, notice_id, tries - 1)
        if (closing.signal.aborted) return
        const wait = answer === '200' ? undefined : RETRY_MINUTES[tries - 1]
        await kysely
          .updateTable('sandbox_payment_notice')
          .set({
            last_answer: answer,
            next_at: wait === undefined ? null : new Date(now().getTime() + wait * 60_000),
          })
          .where('notice_seq', '=', notice_seq)
          .execute()
      }
    }
  }

  async function planNext(): Promise<void> {
    const next = await kysely
      .selectFrom('sandbox_payment_notice')
      .select('next_at')
      .where('next_at', 'is not', null)
      .orderBy('next_at')
      .limit(1)
      .executeTakeFirst()
    if (!next?.next_at || closing.signal.aborted) return
    clearTimeout(timer)
    const wait = Math.max(1_000, next.next_at.getTime() - now().getTime())
    timer = setTimeout(send, Math.min(wait, 60 * 60_000))
    timer.unref()
  }

  async function run(): Promise<void> {
    do {
      isMore = false
      await sendDue()
    } while (isMore)
    await planNext()
  }

  function send(): void {
    if (closing.signal.aborted) return
    if (sending) {
      isMore = true
      return
    }
    sending = run()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) log.error({ error }, 'the sandbox could not send notices')
      })
      .finally(() => {
        sending = undefined
        if (isMore) send()
      })
  }

  return {
    send,
    post,
    async settle() {
      send()
      while (sending) await sending
    },
    async ofPayment(paymentKey) {
      const rows = await kysely
        .selectFrom('sandbox_payment_notice')
        .selectAll()
        .where('payment_key', '=', paymentKey)
        .orderBy('notice_seq', 'desc')
        .limit(20)
        .execute()
      return rows.map((row) => ({
        noticeSeq: row.notice_seq,
        body: row.body,
        tries: row.tries,
        lastAnswer: row.last_answer,
        nextAt: row.next_at,
        createdAt: row.created_at,
      }))
    },
    async repeat(paymentKey, noticeSeqs) {
      let last: string | null = null
      for (const noticeSeq of noticeSeqs) {
        const notice = await kysely
          .selectFrom('sandbox_payment_notice')
          .select(['body', 'notice_id', 'tries'])
          .where('notice_seq', '=', noticeSeq)
          .where('payment_key', '=', paymentKey)
          .executeTakeFirst()
        if (!notice) continue
        last = await post(notice.body, notice.notice_id, notice.tries)
        await kysely
          .updateTable('sandbox_payment_notice')
          .set({ last_answer: last, tries: sql`tries + 1` })
          .where('notice_seq', '=', noticeSeq)
          .execute()
      }
      return last
    },
    async close() {
      closing.abort()
      clearTimeout(timer)
      await sending
    },
  }
}
