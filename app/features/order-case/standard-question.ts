import {
  type DisputeFacts,
  type DisputeProblem,
  disputeProblemsOf,
  GOODS_GROUPS,
  type GoodsGroup,
} from '#contracts/dispute-standard.ts'
import type { StandardFacts } from '#contracts/order-case.ts'

/** More days than any rule counts. */
const MOST_DAYS = 999

/** What is asked of the dispute standard; without a problem nothing is answered. */
export interface StandardQuestion extends Omit<DisputeFacts, 'problem'> {
  problem: DisputeProblem | null
}

/** The question of an address; what it does not say, or says wrongly, is as the order has it. */
export function readQuestion(
  { url }: Pick<Request, 'url'>,
  { type, goods, isBusiness, days, problem }: StandardFacts,
): StandardQuestion {
  const { searchParams } = new URL(url)
  const asked = disputeProblemsOf(type).find((name) => name === searchParams.get('problem'))
  const group = (Object.keys(GOODS_GROUPS) as GoodsGroup[]).find(
    (name) => name === searchParams.get('goods'),
  )
  return {
    type,
    isBusiness,
    problem: asked ?? problem,
    goods: group ?? goods,
    days: daysAsked(searchParams.get('days')) ?? days,
  }
}

function daysAsked(typed: string | null): number | null {
  const digits = typed?.trim().replace(/일$/, '') ?? ''
  return /^\d{1,6}$/.test(digits) ? Math.min(Number(digits), MOST_DAYS) : null
}
