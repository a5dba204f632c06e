import { bodyLimit } from 'hono/body-limit'
import type { Services } from '#app/services/client.server.ts'
import { CAFE_DATE_HEADER, CAFE_SIGNATURE_HEADER } from '#contracts/cafe-constants.ts'
import { REFUSALS } from './refuse-request.ts'

/** Refuses a longer call before it is read. */
export const limitCafeCall = bodyLimit({
  maxSize: 4_000,
  onError: (c) => c.text(REFUSALS.bodyTooLong.text, 413),
})

/** A call of the cafe, with the answer that it shows its member. What it says stands in no log. */
export async function receiveCafeCall(
  request: Request,
  { main }: Pick<Services, 'main'>,
): Promise<Response> {
  const { status, answer } = await main.cafeCall({
    text: await request.text(),
    date: request.headers.get(CAFE_DATE_HEADER)?.slice(0, 40) ?? '',
    signature: request.headers.get(CAFE_SIGNATURE_HEADER)?.slice(0, 100) ?? '',
  })
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store' } })
}
