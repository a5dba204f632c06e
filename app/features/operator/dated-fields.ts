import * as z from 'zod/mini'
import { text } from '#app/forms/fields.ts'

/** The first day of something that begins on a day: whether it is possible only the host knows. */
export const firstDay = () => text(z.regex(/^\d{4}-\d{2}-\d{2}$/, '시행일을 골라 주세요.'))

/** Why something is set or taken back. */
export function changeReason(most: number) {
  const problem = `까닭을 2자 이상 ${most}자 이하로 적어 주세요.`
  return text(z.minLength(2, problem), z.maxLength(most, problem))
}
