import { z } from 'zod'
import type { SuspensionTicket } from '#contracts/sanction.ts'
import { SANCTION_LIMITS } from '#contracts/sanction-rules.ts'
import type { HostContext } from '../operation/context.ts'

const PURPOSE = 'sanction-ticket'
const ticketSchema = z.object({ userSeq: z.int(), sanctionSeq: z.int(), expires: z.int() })

/** Lets a suspended member who has proven who they are read one sanction and appeal against it, for some minutes. */
export function sanctionTicket(
  { keys, now }: Pick<HostContext, 'keys' | 'now'>,
  { userSeq, sanctionSeq }: { userSeq: number; sanctionSeq: number },
): SuspensionTicket {
  const expiresAt = new Date(now().getTime() + SANCTION_LIMITS.ticketMinutes * 60_000)
  const ticket = keys.seal(
    PURPOSE,
    JSON.stringify({ userSeq, sanctionSeq, expires: expiresAt.getTime() }),
  )
  return { sanctionSeq, ticket, expiresAt: expiresAt.toISOString() }
}

/** Whose sanction a ticket opens; null where it is not ours, has ended, or is of another sanction. */
export function holderOfTicket(
  { keys, now }: Pick<HostContext, 'keys' | 'now'>,
  ticket: string,
  sanctionSeq: number,
): number | null {
  const text = keys.unseal(PURPOSE, ticket)
  if (text === null) return null
  const { data } = ticketSchema.safeParse(JSON.parse(text))
  if (!data || data.sanctionSeq !== sanctionSeq || data.expires <= now().getTime()) return null
  return data.userSeq
}
