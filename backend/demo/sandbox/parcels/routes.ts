import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { DB } from '#backend/db/schema.ts'
import { SWEET_TRACKER_CODES } from '#backend/integrations/couriers/sweet-tracker-codes.ts'
import { sameText } from '#backend/integrations/signing.ts'
import { orderTime } from '#backend/orders/order-time.ts'
import { COURIER_CODES, isCourierCode, readInvoiceNo } from '#contracts/couriers.ts'
import { failing, hangUntilGivenUp } from '../faults.ts'
import { PARCEL, type SandboxParcel, troubleSchema } from '../kinds.ts'
import { showPage } from '../pages/page.ts'
import { type ListedParcel, parcelsPage } from '../pages/parcels-page.ts'
import { readSandboxForm } from '../read-form.ts'
import type { World } from '../world.ts'
import { ensureParcel, MOVES, type Move, moveParcel } from './parcels.ts'

const SHOWN = 50

const askedSchema = z.object({ t_key: z.string(), t_code: z.string(), t_invoice: z.string() })
const movedSchema = z
  .object({
    step: z.enum(Object.keys(MOVES) as [Move, ...Move[]]),
    trouble: troubleSchema,
    courier: z.string().refine(isCourierCode),
  })
  .partial()
  .refine(({ step, trouble }) => step !== undefined || trouble !== undefined)

/** The company that follows parcels (as SweetTracker does), and the desk at which they are moved. */
export function parcelRoutes(world: World, kysely: Kysely<DB>): Hono {
  const { items, publicOrigin } = world
  /** Couriers go by the clock of orders: parcels stand still for as long as it is moved on. */
  const now = () => orderTime(kysely, world.now())
  const app = new Hono()

  app.post('/api/v1/trackingInfo', failing(world, 'couriers'), async (c) => {
    const refuse = (code: string, msg: string) => c.json({ status: false, code, msg })
    const asked = askedSchema.safeParse(await c.req.json().catch(() => null))
    if (!asked.success || !sameText(asked.data.t_key, world.couriers.key))
      return refuse('101', '유효하지 않은 API KEY 입니다.')
    const courier = COURIER_CODES.find((code) => SWEET_TRACKER_CODES[code] === asked.data.t_code)
    const parcel = courier && (await ensureParcel(world, asked.data.t_invoice, courier))
    if (parcel?.trouble === 'error') return c.json({ error: 'internal_server_error' }, 500)
    if (parcel?.trouble === 'hang') await hangUntilGivenUp(c.req.raw.signal)
    if (!parcel || parcel.courier !== courier || parcel.steps.length === 0)
      return refuse('104', '유효하지 않은 운송장번호 이거나 택배사 코드 입니다.')
    return c.json(answerOf(asked.data.t_invoice, parcel))
  })

  app.get('/', async (c) => {
    const found = await items.list(PARCEL, { limit: SHOWN })
    const orders = await ordersOf(
      kysely,
      found.map(({ key }) => key),
    )
    const parcels = found.map(
      ({ key, value, createdAt }): ListedParcel => ({
        courier: value.courier,
        invoiceNo: key,
        orderSeq: orders.get(`${value.courier} ${key}`) ?? null,
        step: value.steps.at(-1)?.step ?? null,
        at: new Date(value.steps.at(-1)?.at ?? createdAt),
        trouble: value.trouble,
      }),
    )
    c.header('vary', 'accept')
    if (c.req.header('accept')?.includes('application/json')) return c.json({ parcels })
    return showPage(c, publicOrigin, parcelsPage(parcels, await now()))
  })

  const move = async (invoiceNo: string, fields: unknown) => {
    const moved = movedSchema.safeParse(fields)
    return moved.success
      ? await moveParcel(world, readInvoiceNo(invoiceNo), { ...moved.data, at: await now() })
      : null
  }

  app.post('/', async (c) => {
    const { invoiceNo = '' } = await readSandboxForm(c)
    const moved = await move(invoiceNo, { step: 'next' })
    return moved
      ? c.redirect('/sandbox/parcels', 303)
      : c.text('운송장 번호를 다시 확인해 주세요.', 400)
  })

  app.post('/:invoiceNo', async (c) => {
    const isJson = c.req.header('content-type')?.includes('application/json')
    const fields = isJson ? await c.req.json().catch(() => null) : await readSandboxForm(c)
    const moved = await move(c.req.param('invoiceNo'), fields)
    if (!moved) return c.json({ error: 'step' }, 400)
    if (!isJson) return c.redirect('/sandbox/parcels', 303)
    return c.json({ courier: moved.courier, step: moved.steps.at(-1)?.step ?? null })
  })

  return app
}

/** Which order each parcel is of. */
async function ordersOf(kysely: Kysely<DB>, numbers: string[]): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map()
  const rows = await kysely
    .selectFrom('parcel')
    .select(['courier', 'invoice_no', 'order_seq'])
    .where('invoice_no', 'in', numbers)
    .execute()
  return new Map(rows.map((row) => [`${row.courier} ${row.invoice_no}`, row.order_seq]))
}

const HOW_TOLD: Record<
  SandboxParcel['steps'][number]['step'],
  readonly [level: number, kind: string, where: string]
> = {
  REGISTERED: [1, '접수', '서울마포'],
  COLLECTED: [2, '집화처리', '서울마포'],
  IN_TRANSIT: [3, '간선상차', '곤지암Hub'],
  ARRIVED: [4, '지점도착', '부산해운대'],
  OUT_FOR_DELIVERY: [5, '배달출발', '부산해운대'],
  DELIVERED: [6, '배달완료', '부산해운대'],
  NOT_DELIVERED: [5, '미배달(수취인부재)', '부산해운대'],
  RETURNED: [3, '반송', '부산해운대'],
  LOST: [3, '분실', '곤지암Hub'],
}

function answerOf(invoiceNo: string, { steps }: SandboxParcel) {
  const details = steps.map(({ step, at }) => {
    const [level, kind, where] = HOW_TOLD[step]
    return { time: at, where, kind, level, telno: '', manName: '' }
  })
  const level = Math.max(...details.map((detail) => detail.level))
  return {
    result: 'Y',
    invoiceNo,
    level,
    complete: steps.at(-1)?.step === 'DELIVERED',
    trackingDetails: details,
    lastDetail: details.at(-1),
  }
}
