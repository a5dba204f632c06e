import { seedSanction, seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { sanctionTicket } from '#backend/sanctions/sanction-ticket.ts'
import type { TestHostDependencies } from './host-dependencies.ts'
import { sanctionInput } from './sanction-input.ts'

/** Sanctions that calls are about; those that are only read are made once, so that both ways of a host get the same. */
export function sanctionInputs(
  { kysely, keys, now }: Pick<TestHostDependencies, 'kysely' | 'keys' | 'now'>,
  { userSeq, operatorSeq }: { userSeq: number; operatorSeq: number },
) {
  const starts_at = now()
  let read: Promise<number> | undefined
  const own = async () => (await seedSanction(kysely, { user_seq: userSeq, starts_at })).sanctionSeq
  const appealed = async () => {
    const appeal = { appeal_state: 'RECEIVED', appealed_at: starts_at } as const
    return (await seedSanction(kysely, { user_seq: userSeq, starts_at, ...appeal })).sanctionSeq
  }
  const opened = (sanctionSeq: number) => ({
    sanctionSeq,
    ticket: sanctionTicket({ keys, now }, { userSeq, sanctionSeq }).ticket,
  })
  const readOne = async () => {
    read ??= appealed()
    return read
  }
  return {
    read: async () => ({ sanctionSeq: await readOne() }),
    readByTicket: async () => opened(await readOne()),
    toAppeal: async () => ({
      ...opened(await own()),
      text: '사실과 달라요. 다시 확인해 주세요.',
    }),
    toDecide: async () => ({
      sanctionSeq: await appealed(),
      isAccepted: true,
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
