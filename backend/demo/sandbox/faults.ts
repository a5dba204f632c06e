import { createMiddleware } from 'hono/factory'
import { type Company, FAULT, type SandboxFault } from './kinds.ts'
import type { World } from './world.ts'

/** Longer than any client waits; then the connection is released. */
const HANG_MS = 60_000

/** How a company behaves just now. */
export async function sandboxFaultOf({ items }: World, company: Company): Promise<SandboxFault> {
  return (await items.newest(FAULT, company))?.value.fault ?? 'works'
}

/** Lets a company's endpoint fail the way the switch at `/sandbox/faults` says. */
export function failing(world: World, company: Company) {
  return createMiddleware(async (c, next) => {
    const fault = await sandboxFaultOf(world, company)
    if (fault === 'error') return c.json({ error: 'internal_server_error' }, 500)
    if (fault === 'hang') {
      await hangUntilGivenUp(c.req.raw.signal)
      return c.json({ error: 'gateway_timeout' }, 504)
    }
    return next()
  })
}

/** Leaves a call without an answer until the caller gives up. */
export function hangUntilGivenUp(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HANG_MS)
    timer.unref()
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
