import { Hono } from 'hono'
import { z } from 'zod'
import { BANK_DONE } from '#backend/integrations/bank/open-banking-codes.ts'
import { isBankCode } from '#contracts/banks.ts'
import { BANK_HOURS, BANK_TRANSFER, heldAccountSchema, hoursSchema } from '../kinds.ts'
import { bankPage, type ListedTransfer } from '../pages/bank-page.ts'
import { showPage } from '../pages/page.ts'
import { readSandboxForm } from '../read-form.ts'
import type { World } from '../world.ts'
import { listAccounts, saveAccount } from './accounts.ts'
import { hubApi } from './hub-api.ts'

const SHOWN = 50
const openedSchema = heldAccountSchema.extend({
  bankCode: z.string().refine(isBankCode),
  accountNo: z
    .string()
    .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{10,14}$/)),
})

/** The bank: its hub, and the desk at which accounts are opened and statements are read. */
export function bankRoutes(world: World): Hono {
  const { items, publicOrigin, now } = world
  const app = new Hono()
  app.route('/hub', hubApi(world))

  app.get('/', async (c) => {
    const accounts = await listAccounts(world, SHOWN)
    const found = await items.list(BANK_TRANSFER, { limit: SHOWN })
    const transfers = found
      .filter(({ value }) => value.bankRspCode === BANK_DONE)
      .map(
        ({ value, createdAt }): ListedTransfer => ({
          bankCode: value.bankCode,
          accountNo: value.accountNo,
          amount: value.amount,
          printed: value.printed,
          at: createdAt,
        }),
      )
    c.header('vary', 'accept')
    if (c.req.header('accept')?.includes('application/json')) return c.json({ accounts, transfers })
    const hours = (await items.newest(BANK_HOURS, ''))?.value.hours ?? 'night'
    return showPage(c, publicOrigin, bankPage({ accounts, transfers, hours, now: now() }))
  })

  app.post('/', async (c) => {
    const isJson = c.req.header('content-type')?.includes('application/json')
    const fields = isJson ? await c.req.json().catch(() => null) : await readSandboxForm(c)
    const opened = openedSchema.safeParse(fields)
    if (!opened.success) return c.text('은행, 계좌번호, 이름, 생년월일을 다시 확인해 주세요.', 400)
    await saveAccount(world, opened.data)
    return isJson ? c.json(opened.data) : c.redirect('/sandbox/bank', 303)
  })

  app.post('/hours', async (c) => {
    const hours = hoursSchema.safeParse((await readSandboxForm(c)).hours)
    if (!hours.success) return c.text('다시 골라 주세요.', 400)
    await items.put(BANK_HOURS, '', { hours: hours.data })
    return c.redirect('/sandbox/bank', 303)
  })

  return app
}
