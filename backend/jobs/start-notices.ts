import { AsyncLocalStorage } from 'node:async_hooks'
import { CHANNEL_NAMES } from '#contracts/notice-channels.ts'
import { checkProduct } from '../keyword-alerts/check-product.ts'
import { deliverBatch } from '../notices/deliver-batch.ts'
import { hasDueWork } from '../notices/find-due.ts'
import { onEvents } from '../notices/wake-up.ts'
import type { HostContext, HostLog } from '../operation/context.ts'
import type { Repeated } from './repeat.ts'

/** Without an event of this process: for those of other processes, and what is tried again. */
const EVERY = 2_000
/** An event is announced before its transaction is committed, so it is looked for again, each time twice as long after. */
const FIRST_LOOK = 10
const LAST_LOOK = 640

/**
 * Delivers notices and compares keyword alerts with new products: soon after an event of this process, and every two
 * seconds. Several instances share the work. A failed run is logged and the next one goes on.
 */
export function startNotices({
  kysely,
  chat,
  integrations,
  now,
  log,
}: Pick<HostContext, 'kysely' | 'chat' | 'integrations' | 'now'> & { log: HostLog }): Repeated {
  // An event is announced within its transaction; the work that follows is none of it.
  const outside = AsyncLocalStorage.snapshot()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let look = Infinity
  let isStopped = false

  const channels = CHANNEL_NAMES.filter(
    (channel) => channel === 'PUSH' || integrations[channel === 'TALK' ? 'talk' : 'mail'] !== null,
  )
  const delivery = { kysely, log, onDelivered: chat.noticesChanged, channels, now }
  const stopListening = onEvents(() => {
    look = FIRST_LOOK
    if (!running) plan(FIRST_LOOK)
  })
  plan(EVERY)

  return {
    async stop() {
      isStopped = true
      stopListening()
      clearTimeout(timer)
      await running
    },
  }

  function plan(afterMilliseconds: number) {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(() => {
      running = outside(turn)
    }, afterMilliseconds)
    timer.unref()
  }

  async function turn() {
    // An event may be announced while this runs.
    look = look * 2 > LAST_LOOK ? Infinity : look * 2
    try {
      while (!isStopped && (await hasDueWork(kysely))) {
        const wasChecked = await checkProduct({ kysely, log })
        const wasDelivered = await deliverBatch(delivery)
        // Another instance has it.
        if (!wasChecked && !wasDelivered) break
      }
    } catch (error) {
      log.error({ error }, 'notices could not be delivered')
    } finally {
      running = null
      plan(Math.min(look, EVERY))
    }
  }
}
