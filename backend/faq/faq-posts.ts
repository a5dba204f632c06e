import type { Selectable } from 'kysely'
import type { FaqContent } from '#contracts/faq.ts'
import type { DB } from '../db/schema.ts'
import type { PostKind } from '../posts/post-kind.ts'
import { refuseTimes } from '../posts/refuse-times.ts'
import { columnsOfFaq, contentOfFaq, writeFaqVersion } from './faq-content.ts'

const timesOf = ({ publishAt, endsAt }: FaqContent) => ({ startsAt: publishAt, endsAt })

/** Entries of the FAQ as posts that operators write. */
export const faqPosts: PostKind<
  Selectable<DB['faq']>,
  ReturnType<typeof columnsOfFaq>,
  FaqContent,
  'PAST' | 'ORDER'
> = {
  columnsOf: columnsOfFaq,
  contentOf: contentOfFaq,
  writeVersion: writeFaqVersion,
  refuseTyped: (content, before, now) =>
    refuseTimes(timesOf(content), before && timesOf(before), now),
  findByForm: (trx, formKey) =>
    trx.selectFrom('faq').selectAll().where('form_key', '=', formKey).executeTakeFirst(),
  findLocked: (trx, faqSeq) =>
    trx.selectFrom('faq').selectAll().where('faq_seq', '=', faqSeq).forUpdate().executeTakeFirst(),
  async findVersion(trx, faqSeq, version) {
    const found = await trx
      .selectFrom('faq_version')
      .select('content')
      .where('faq_seq', '=', faqSeq)
      .where('version', '=', version)
      .executeTakeFirst()
    return found?.content
  },
  insert: (trx, columns) =>
    trx
      .insertInto('faq')
      .values(columns)
      .onConflict((conflict) => conflict.column('form_key').doNothing())
      .returningAll()
      .executeTakeFirst(),
  update: (trx, faqSeq, columns) =>
    trx
      .updateTable('faq')
      .set(columns)
      .where('faq_seq', '=', faqSeq)
      .returningAll()
      .executeTakeFirstOrThrow(),
}
