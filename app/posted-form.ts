import { ERROR_CATALOGUE } from '#contracts/errors.ts'

/**
 * The fields of a posted form.
 *
 * @throws 400 for a body that is no form: it says nothing, which is not the same as a form with nothing ticked
 */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response(ERROR_CATALOGUE.BAD_REQUEST.message, { status: 400 })
  }
}
