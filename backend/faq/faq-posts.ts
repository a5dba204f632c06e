import type { Selectable } from 'kysely'
import type { FaqContent } from '#contracts/faq.ts'
import { FAQ_PLACES } from '#contracts/faq-rules.ts'
import type { DB } from '../db/schema.ts'
import { refuse } from '../operation/refusal.ts'
import type { PostKind } from '../posts/post-kind.ts'
import { postTable } from '../posts/post-table.ts'
import { refuseTimes } from '../posts/refuse-times.ts'
import { columnsOfFaq, contentOfFaq } from './faq-content.ts'

const headOf = ({ question, publishAt, endsAt }: FaqContent) => ({
  title: question,
  startsAt: publishAt,
  endsAt,
})

export const faqTable = postTable('faq', {
  seqColumn: 'faq_seq',
  contentOf: contentOfFaq,
  headOf,
  start: 'publish_at',
})

/** Entries of the FAQ as posts that operators write. */
export const faqPosts: PostKind<
  Selectable<DB['faq']>,
  ReturnType<typeof columnsOfFaq>,
  FaqContent,
  'PAST' | 'ORDER' | 'PLACE'
> = {
  ...faqTable,
  columnsOf: columnsOfFaq,
  refuseTyped: (content, before, now) =>
    FAQ_PLACES.unknownIn(content.answer) === null
      ? refuseTimes(headOf(content), before && headOf(before), now)
      : refuse('PLACE'),
}
