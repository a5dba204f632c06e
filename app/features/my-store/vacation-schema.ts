import * as z from 'zod/mini'
import { NO_FIELDS, readBy, text } from '#app/forms/fields.ts'
import { VACATION_NOTE_LENGTH } from '#contracts/vacation.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The forms of the page of one's vacation. Whether the days are possible only the host knows. */
export const vacationForms = {
  save: z.object({
    from: text(z.regex(DAY, '첫날을 골라 주세요.')),
    until: readBy((typed) =>
      typed === '' || DAY.test(typed)
        ? { value: typed || null }
        : { error: '마지막 날을 다시 골라 주세요.' },
    ),
    note: text(z.maxLength(VACATION_NOTE_LENGTH, `${VACATION_NOTE_LENGTH}자까지 쓸 수 있어요.`)),
  }),
  end: NO_FIELDS,
}
