import { randomUUID } from 'node:crypto'
import { seedSanction, seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { sanctionTicket } from '#backend/sanctions/sanction-ticket.ts'
import { aReason } from '#tests/support/decision-reason.ts'
import type { TestHostDependencies } from './host-dependencies.ts'
import { paidOrder } from './paid-order.ts'
import { sanctionInput } from './sanction-input.ts'

/** Sanctions that calls are about; those that are only read are made once, so that both ways of a host get the same. */
export function sanctionInputs(
  {
    kysely,
    keys,
    now,
    integrations,
  }: Pick<TestHostDependencies, 'kysely' | 'keys' | 'now' | 'integrations'>,
  { userSeq, operatorSeq }: { userSeq: number; operatorSeq: number },
) {
  const starts_at = now()
  let read: Promise<number> | undefined
  const own = async () => (await seedSanction(kysely, { user_seq: userSeq, starts_at })).sanctionSeq
  const appealed = async () => {
    const appeal = { appeal_state: 'RECEIVED', appealed_at: starts_at } as const
    return (await seedSanction(kysely, { user_seq: userSeq, starts_at, ...appeal })).sanctionSeq
  }
  const ticketOf = (userSeq: number, sanctionSeq: number) =>
    sanctionTicket({ keys, now }, { userSeq, sanctionSeq }).ticket
  const opened = (sanctionSeq: number) => ({
    sanctionSeq,
    ticket: ticketOf(userSeq, sanctionSeq),
  })
  const readOne = async () => {
    read ??= appealed()
    return read
  }
  /** A suspended member for whom money waits, and an account in their name. */
  const sellerWithoutAccount = async () => {
    const holder = '독고탁'
    const seller = await seedUser(kysely, {
      name: holder,
      birth_date: '1990-01-31',
      identity_checked_at: now(),
      status: 'SUSPENDED',
    })
    const { storeSeq } = await seedStore(kysely, { user_seq: seller.userSeq })
    await paidOrder(kysely, { ...seller, storeSeq }, now())
    const { sanctionSeq } = await seedSanction(kysely, {
      user_seq: seller.userSeq,
      kind: 'SUSPENSION',
      starts_at,
    })
    const accountNo = `33330${String(seller.userSeq).padStart(8, '0')}`
    integrations.bank.holders.set(accountNo, holder)
    return {
      key: { sanctionSeq, ticket: ticketOf(seller.userSeq, sanctionSeq) },
      account: { formKey: randomUUID(), bankCode: '090', accountNo } as const,
    }
  }
  return {
    sellerWithoutAccount,
    read: async () => ({ sanctionSeq: await readOne() }),
    readByTicket: async () => opened(await readOne()),
    toAppeal: async () => ({
      ...opened(await own()),
      text: '사실과 달라요. 다시 확인해 주세요.',
    }),
    toDecide: async () => ({
      sanctionSeq: await appealed(),
      isAccepted: true,
      reasonCode: aReason('APPEAL', 'ACCEPT'),
      answer: '다시 확인해 보니 회원의 말이 맞아요.',
    }),
    newMember: async () => {
      const member = await seedUser(kysely)
      await seedStore(kysely, { user_seq: member.userSeq })
      return sanctionInput(member.userSeq)
    },
    undo: async () => {
      const { sanctionSeq } = await seedSanction(kysely, { user_seq: userSeq, starts_at })
      const { undo_seq: undoSeq } = await kysely
        .insertInto('operator_undo')
        .values({
          operator_user_seq: operatorSeq,
          user_seq: userSeq,
          kind: 'SANCTION',
          subject_seq: sanctionSeq,
          words: '경고',
          before: JSON.stringify({ events: [] }),
          at: now(),
        })
        .returning('undo_seq')
        .executeTakeFirstOrThrow()
      return { undoSeq }
    },
  }
}
