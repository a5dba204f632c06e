import { type CourierCode, guessCouriers, isCourierCode } from '#contracts/couriers.ts'
import { PARCEL_WAY, type ParcelStep } from '#contracts/parcel-steps.ts'
import { PARCEL, type SandboxParcel } from '../kinds.ts'
import type { World } from '../world.ts'

/** How a parcel can be moved: along its way, to its end at once, or beside it. */
export const MOVES = {
  next: '한 걸음 더',
  delivered: '배달 완료',
  failed: '미배달',
  returned: '반송',
  lost: '분실',
} as const
export type Move = keyof typeof MOVES

const BESIDE: Partial<Record<Move, ParcelStep>> = {
  failed: 'NOT_DELIVERED',
  returned: 'RETURNED',
  lost: 'LOST',
}

/** The steps that a move adds to those that a parcel has made. */
function stepsOfMove(move: Move, made: readonly ParcelStep[]): ParcelStep[] {
  const beside = BESIDE[move]
  if (beside) return made.at(-1) === beside ? [] : [beside]
  const furthest = PARCEL_WAY.findLastIndex((step) => made.includes(step))
  const rest = PARCEL_WAY.slice(furthest + 1)
  return move === 'delivered' ? rest : rest.slice(0, 1)
}

/** The parcel of a number; one that nobody has asked about is taken in where a courier has such numbers. */
export async function ensureParcel(
  { items }: World,
  invoiceNo: string,
  courier?: CourierCode,
): Promise<SandboxParcel | null> {
  const known = await items.newest(PARCEL, invoiceNo)
  if (known) return known.value
  const [guess] = guessCouriers(invoiceNo)
  const of = courier ?? guess
  if (!of || !/^\d{8,16}$/.test(invoiceNo)) return null
  const parcel: SandboxParcel = { courier: of, steps: [], trouble: 'none' }
  await items.put(PARCEL, invoiceNo, parcel)
  return parcel
}

/** @returns null for a number that no courier has */
export async function moveParcel(
  world: World,
  invoiceNo: string,
  {
    step,
    trouble,
    courier,
    at,
  }: { step?: Move; trouble?: SandboxParcel['trouble']; courier?: string; at: Date },
): Promise<SandboxParcel | null> {
  const { items } = world
  const of = courier !== undefined && isCourierCode(courier) ? courier : undefined
  if (!(await ensureParcel(world, invoiceNo, of))) return null
  await items.change(PARCEL, invoiceNo, ({ value }) => ({
    ...value,
    ...(of && { courier: of }),
    ...(trouble && { trouble }),
    steps: step ? [...value.steps, ...stepsAt(value, step, at.getTime())] : value.steps,
  }))
  return (await items.newest(PARCEL, invoiceNo))?.value ?? null
}

/** A second apart, so that they have an order. */
function stepsAt({ steps }: SandboxParcel, move: Move, at: number): SandboxParcel['steps'] {
  const added = stepsOfMove(
    move,
    steps.map(({ step }) => step),
  )
  const after = Math.max(at, (steps.at(-1)?.at ?? 0) + 1_000)
  return added.map((step, index) => ({ step, at: after + index * 1_000 }))
}
