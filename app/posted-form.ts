import { ERROR_CATALOGUE } from '#contracts/errors.ts'

/** More than any of our forms has; reading a form may take more time than its length suggests. */
const MOST_FIELDS = 200
/** In UTF-16 units. */
const LONGEST_FIELD = 10_000

/**
 * The fields of a posted form.
 *
 * @throws 400 for a body that is not a form, which is not the same as a form with nothing ticked
 * @throws 413 for a form with more or longer fields than our forms have
 */
export async function postedForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw new Response(ERROR_CATALOGUE.BAD_REQUEST.message, { status: 400 })
  })
  const values = [...form.values()]
  if (
    values.length > MOST_FIELDS ||
    values.some((value) => typeof value === 'string' && value.length > LONGEST_FIELD)
  )
    throw new Response('보낸 내용이 너무 커요. 줄여서 다시 보내 주세요.', { status: 413 })
  return form
}
