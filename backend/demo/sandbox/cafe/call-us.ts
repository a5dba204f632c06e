import { z } from 'zod'
import { cafeSignature } from '#backend/integrations/cafe/cafe-signature.ts'
import type { CafeCall } from '#backend/operation/cafe.ts'
import {
  CAFE_CALL_PATH,
  CAFE_DATE_HEADER,
  CAFE_SIGNATURE_HEADER,
} from '#contracts/cafe-constants.ts'
import type { World } from '../world.ts'

const answerSchema = z
  .object({ linkKey: z.string(), storeName: z.string(), message: z.string() })
  .partial()

/** A signed call of the cafe to our server. @returns what it answered; null where there was no answer */
export async function callUs(
  { publicOrigin, cafe, now }: World,
  reach: typeof fetch,
  call: CafeCall,
): Promise<{ ok: boolean; answer: z.infer<typeof answerSchema> } | null> {
  const text = JSON.stringify(call)
  const date = now().toISOString()
  const signed = { date, method: 'POST', path: CAFE_CALL_PATH, text }
  try {
    const response = await reach(`${publicOrigin}${CAFE_CALL_PATH}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [CAFE_DATE_HEADER]: date,
        [CAFE_SIGNATURE_HEADER]: cafeSignature(cafe.secret, signed),
      },
      body: text,
      signal: AbortSignal.timeout(10_000),
    })
    const answer = answerSchema.safeParse(await response.json())
    return { ok: response.ok, answer: answer.data ?? {} }
  } catch {
    return null
  }
}
