import { type Kysely, type Migration, sql } from 'kysely'

/** How long askers waited is shown by the day of the answer. */
export const answersByDay: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        'create index question_message_answered on question_message (at) where waited_minutes is not null',
      )
      .execute(db)
  },
}
