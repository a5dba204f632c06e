import { isRouteErrorResponse } from '@remix-run/react'
import type { SellAnswer } from './sell-answer.ts'

const NOT_SENT =
  '연결이 끊겨 잘 보냈는지 확인하지 못했어요. 쓴 내용은 그대로 있어요. 다시 누르면 이어서 보내고, 두 번 올라가지는 않아요.'
const FAILED = '지금은 보내지 못했어요. 쓴 내용은 그대로 있어요. 잠시 후 다시 눌러 주세요.'
/** The server says that there is no such listing, or whose it is: there is nothing to go on with. */
const ENDS = [401, 403, 404, 410]

/**
 * Sends the form; where no answer comes, the form stays as it is, with a sentence. It has the same key when it is sent
 * again, so that what had arrived all the same is there once.
 */
export async function stayOnForm(request: Request, send: () => Promise<unknown>): Promise<unknown> {
  const form = await request.clone().formData()
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response) throw error
    if (isRouteErrorResponse(error) && ENDS.includes(error.status)) throw error
    return {
      intent: String(form.getAll('intent').at(-1) ?? ''),
      errors: { form: error instanceof TypeError ? NOT_SENT : FAILED },
      values: textsOf(form),
      isUnanswered: true,
    } satisfies SellAnswer
  }
}

function textsOf(form: FormData): Record<string, string[]> {
  const texts: Record<string, string[]> = {}
  for (const name of new Set(form.keys()))
    texts[name] = form.getAll(name).filter((value) => typeof value === 'string')
  return texts
}
