import type { PaymentAttempt } from '#backend/operation/payment-company.ts'
import { kstSecond } from '#contracts/kst.ts'
import type { WindowInstruction } from '#contracts/payment.ts'
import type { PaymentMethod } from '#contracts/payment-constants.ts'
import type { PaymentSettings } from '../settings.ts'

/** The window of cards offers the simple payments beside them. */
const WINDOW_METHODS: Record<PaymentMethod, 'CARD' | 'VIRTUAL_ACCOUNT'> = {
  CARD: 'CARD',
  EASY_PAY: 'CARD',
  VIRTUAL_ACCOUNT: 'VIRTUAL_ACCOUNT',
}

const LONGEST_NAME = 100

/** What `requestPayment` of the company's script is called with, or the same as the address of a window. */
export function tossWindow(settings: PaymentSettings, attempt: PaymentAttempt): WindowInstruction {
  const { orderId, amount, successUrl, failUrl, depositDueAt } = attempt
  const method = WINDOW_METHODS[attempt.method]
  const orderName = [...attempt.orderName].slice(0, LONGEST_NAME).join('')
  const dueDate = method === 'VIRTUAL_ACCOUNT' && depositDueAt ? tossTime(depositDueAt) : undefined
  const { window, clientKey } = settings
  if (window.kind === 'script')
    return {
      kind: 'script',
      src: window.src,
      key: clientKey,
      request: {
        method,
        amount: { currency: 'KRW', value: amount },
        orderId,
        orderName,
        successUrl,
        failUrl,
        windowTarget: 'self',
        ...(method === 'CARD'
          ? { card: { useEscrow: false, flowMode: 'DEFAULT', useCardPoint: false } }
          : { virtualAccount: { useEscrow: false, ...(dueDate && { dueDate }) } }),
      },
    }
  const url = new URL(window.url)
  const fields = { clientKey, method, amount: String(amount), orderId, orderName }
  for (const [name, value] of Object.entries({ ...fields, successUrl, failUrl, dueDate }))
    if (value !== undefined) url.searchParams.set(name, value)
  return { kind: 'redirect', url: url.href }
}

/** `2026-11-22T18:00:00` in Korea, as the company writes times that it is given. */
export const tossTime = (at: Date): string => kstSecond(at)
