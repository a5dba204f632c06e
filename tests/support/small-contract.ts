import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'

const answer = z.object({ value: z.number() })
const get = (path: `/${string}`) => endpoint.route({ method: 'GET', path })
const timeoutMs = 5_000

/** One endpoint for each property that an endpoint can declare. */
export const smallContract = {
  open: get('/open').output(answer),
  personal: get('/personal').meta({ timeoutMs, auth: 'user' }).output(answer),
  refresh: get('/refresh').meta({ timeoutMs, auth: 'refresh' }).output(answer),
  short: get('/short').meta({ timeoutMs: 30, auth: 'none' }).output(answer),
  kept: get('/kept')
    .meta({ timeoutMs, auth: 'none', cacheMs: 1_000 })
    .input(z.object({ of: z.string() }))
    .output(answer),
  refusing: get('/refusing/{seq}')
    .input(z.object({ seq: z.int() }))
    .output(answer)
    .errors({ GONE: { status: 410, message: '판매자가 삭제한 상품입니다.' } }),
  post: endpoint
    .route({ method: 'POST', path: '/post' })
    .input(z.object({ text: z.string() }))
    .output(answer),
}
