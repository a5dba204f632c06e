import { Hono } from 'hono'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { DB } from '#backend/db/schema.ts'
import { clockPage } from './pages/clock-page.ts'
import { showPage } from './pages/page.ts'
import { readSandboxForm } from './read-form.ts'
import type { World } from './world.ts'

const DAY = 24 * 60
/** Business days are known for about a year only. */
const FURTHEST = 300 * DAY

const moveSchema = z.object({
  minutes: z.coerce
    .number()
    .int()
    .min(1)
    .max(60 * DAY),
})

/** The clock that orders go by: moved on, so that what time does to them can be watched. It never goes back. */
export function clockRoutes({ publicOrigin }: World, kysely: Kysely<DB>): Hono {
  const app = new Hono()

  app.get('/', async (c) => {
    const minutesAhead = await readClock(kysely)
    c.header('vary', 'accept')
    if (c.req.header('accept')?.includes('application/json')) return c.json({ minutesAhead })
    return showPage(c, publicOrigin, clockPage(minutesAhead))
  })

  app.post('/', async (c) => {
    const isJson = c.req.header('content-type')?.includes('application/json') === true
    const posted = isJson ? await c.req.json().catch(() => null) : await readSandboxForm(c)
    const move = moveSchema.safeParse(posted)
    if (!move.success) return c.json({ error: 'minutes' }, 400)
    const moved = await moveClock(kysely, move.data.minutes)
    if (!isJson) return c.redirect('/sandbox/clock', 303)
    return moved === null
      ? c.json({ error: 'too far ahead' }, 400)
      : c.json({ minutesAhead: moved })
  })
  return app
}

async function readClock(kysely: Kysely<DB>): Promise<number> {
  const clock = await kysely.selectFrom('order_clock').select('minutes_ahead').executeTakeFirst()
  return clock?.minutes_ahead ?? 0
}

/** Offers of the chat go by the real clock: theirs come nearer by as much. @returns null where it would go too far */
function moveClock(kysely: Kysely<DB>, minutes: number): Promise<number | null> {
  return kysely.transaction().execute(async (trx) => {
    const { rows } = await sql<{ minutes_ahead: number }>`
      insert into order_clock (clock_id, minutes_ahead) values (1, ${minutes})
      on conflict (clock_id) do update
        set minutes_ahead = order_clock.minutes_ahead + excluded.minutes_ahead
        where order_clock.minutes_ahead + excluded.minutes_ahead <= ${FURTHEST}
      returning minutes_ahead`.execute(trx)
    const [clock] = rows
    if (!clock) return null
    await sql`
      update chat_offer set expires_at = expires_at - ${minutes}::int * interval '1 minute'
      where state = 'OPEN'`.execute(trx)
    await sql`
      update chat_offer set answered_at = answered_at - ${minutes}::int * interval '1 minute'
      where state = 'ACCEPTED'`.execute(trx)
    await sql`
      update pay_request set expires_at = expires_at - ${minutes}::int * interval '1 minute'
      where state = 'OPEN'`.execute(trx)
    return clock.minutes_ahead
  })
}
