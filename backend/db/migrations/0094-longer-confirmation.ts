import { type Kysely, type Migration, sql } from 'kysely'

/** Orders from before get the longer times as well: they are in favour of the buyer or of the one who waits for an answer. */
const ADDED = {
  longConfirmDays: 7,
  confirmReminderHoursBefore: 24,
  confirmReminder2HoursBefore: 3,
  returnAnswerAgainHours: 24,
}

const statements = [
  'alter table order_terms disable trigger order_terms_append_only',
  `update order_terms set terms = (terms - 'confirmReminderHours') || '${JSON.stringify(ADDED)}'`,
  'alter table order_terms enable trigger order_terms_append_only',
]

/** How long a buyer has at a shop or with a business seller, and a seller after an offer that was not taken. */
export const longerConfirmation: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
