import { lapseDisputes } from '../member-disputes/lapse-disputes.ts'
import type { HostContext, HostLog } from '../operation/context.ts'
import { compareDays } from '../orders/books/ledger-days.ts'
import { trackParcels } from '../orders/delivery/track-parcels.ts'
import { orderTime } from '../orders/order-time.ts'
import { checkPayments } from '../orders/payments/check-payments.ts'
import { carryOutPayouts } from '../orders/payouts/carry-out-payouts.ts'
import { runQueue } from '../orders/queue/run-queue.ts'
import { carryOutReceipts } from '../orders/receipts/carry-out-receipts.ts'
import { carryOutRefunds } from '../orders/refunds/carry-out-refunds.ts'
import { runTimers } from '../orders/run-timers.ts'
import { expirePoints } from '../points/end-lots.ts'
import { warnOfExpiry } from '../points/warn-of-expiry.ts'
import { type Repeated, repeat } from './repeat.ts'

const EVERY = 5_000
const SANDBOX_PARCELS = 10_000
const POINTS_EVERY = 60_000
const DAYS_EVERY = 10 * 60_000

/**
 * Does what time does to orders, and moves their money, every few seconds; several instances share the work. A failed run is
 * logged, and the next one does what is missing. A company that does not answer holds up its own work alone.
 */
export function startOrders({
  log,
  isSandbox,
  everyMs = EVERY,
  ...context
}: Pick<HostContext, 'kysely' | 'keys' | 'chat' | 'now' | 'integrations'> & {
  log: HostLog
  /** Parcels of the sandbox travel in minutes. */
  isSandbox: boolean
  everyMs?: number | undefined
}): Repeated {
  const { payment: company, bank } = context.integrations
  const often = (work: () => Promise<unknown>, failure: string, every = everyMs) =>
    repeat(work, {
      firstAfterMilliseconds: everyMs,
      everyMilliseconds: every,
      onError: (error) => log.error({ error }, failure),
    })
  const jobs = [
    often(() => runTimers({ ...context, log }), 'timers of orders could not be run'),
    often(() => runQueue({ ...context, log }), 'queues for products could not be passed on'),
    often(
      () => trackParcels({ ...context, log }, isSandbox ? { everyMs: SANDBOX_PARCELS } : {}),
      'parcels could not be tracked',
    ),
    often(() => carryOutPayouts({ ...context, bank, log }), 'payouts could not be carried out'),
  ]
  jobs.push(
    often(() => lapseDisputes({ ...context, log }), 'disputes of members could not be moved on'),
  )
  jobs.push(often(() => endPoints(context), 'points could not be ended', POINTS_EVERY))
  if (company)
    jobs.push(
      often(() => checkPayments({ ...context, company, log }), 'payments could not be checked'),
      often(
        () => carryOutRefunds({ ...context, company, log }),
        'refunds could not be carried out',
      ),
      often(() => carryOutReceipts({ ...context, company, log }), 'receipts could not be issued'),
      often(
        () => compareDays({ ...context, company, log }),
        'days of the ledger could not be compared',
        DAYS_EVERY,
      ),
    )
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

/** Ends points whose time has come, and tells of those whose time comes soon. */
async function endPoints(context: Pick<HostContext, 'kysely' | 'now'>): Promise<void> {
  const at = await orderTime(context.kysely, context.now())
  await expirePoints(context, at)
  await warnOfExpiry(context, at)
}
