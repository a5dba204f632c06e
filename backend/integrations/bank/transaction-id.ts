import { createHash } from 'node:crypto'

const LETTERS = 9
const BASE = 36n

/**
 * 은행거래고유번호 of an attempt: our code at the hub, `U`, and nine letters that follow from the idempotency key, so that
 * every repeat has the same one. The hub accepts each once a day.
 * @param attempt 0 first; the next one only after the bank has refused the one before
 */
export function transactionId(useCode: string, idempotencyKey: string, attempt: number): string {
  const digest = createHash('sha256').update(`${idempotencyKey}\n${attempt}`).digest('hex')
  const letters = (BigInt(`0x${digest}`) % BASE ** BigInt(LETTERS)).toString(36).toUpperCase()
  return `${useCode}U${letters.padStart(LETTERS, '0')}`
}
