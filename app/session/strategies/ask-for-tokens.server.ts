import {
  ArcticFetchError,
  OAuth2RequestError,
  OAuth2Tokens,
  UnexpectedErrorResponseBodyError,
  UnexpectedResponseError,
} from 'arctic'
import { raceAbort } from '#contracts/deadline.ts'
import { readLimited } from './read-limited.ts'

/** How a provider is reached. */
export interface ReachProvider {
  /** The sandbox answers in process, and may not heed a signal. */
  fetch: typeof fetch
  /** Milliseconds until a provider counts as not answering, body included. */
  deadlineMs: number
}

/** No provider's answer is near this. */
const MAXIMUM_BYTES = 64 * 1024

/**
 * One token request, as arctic's own but with a deadline, a limit to the answer and what providers do beside the
 * standard: an `error` in a 200 (Naver), `expires_in` as text (Naver), 5xx with an error code in it.
 *
 * @param body carries the client's id and secret; nothing of it goes into the address or an error
 * @throws OAuth2RequestError when the provider refuses
 * @throws ArcticFetchError when it cannot be reached or does not answer in time
 * @throws UnexpectedResponseError, UnexpectedErrorResponseBodyError when it answers anything else than tokens
 */
export async function askForTokens(
  reach: ReachProvider,
  endpoint: string,
  body: URLSearchParams,
): Promise<OAuth2Tokens> {
  const { status, text } = await post(reach, endpoint, body)
  if (status >= 500) throw new UnexpectedResponseError(status)
  const data = parseObject(text)
  if (!data) throw new UnexpectedResponseError(status)
  if (typeof data.error === 'string') throw new OAuth2RequestError(data.error, null, null, null)
  if (status !== 200) throw new UnexpectedResponseError(status)
  if (typeof data.token_type !== 'string' || data.token_type.toLowerCase() !== 'bearer')
    throw new UnexpectedErrorResponseBodyError(status, null)
  return new OAuth2Tokens({ ...data, expires_in: seconds(data.expires_in) })
}

async function post(reach: ReachProvider, endpoint: string, body: URLSearchParams) {
  const signal = AbortSignal.timeout(reach.deadlineMs)
  const call = async () => {
    const response = await reach.fetch(endpoint, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      },
      body: body.toString(),
      // A redirect would carry the secret to wherever it points.
      redirect: 'manual',
      signal,
    })
    return { status: response.status, text: await readLimited(response.body, MAXIMUM_BYTES) }
  }
  try {
    return await raceAbort(call, signal)
  } catch {
    // Without its cause, which may quote what was sent.
    throw new ArcticFetchError(null)
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : null
  } catch {
    return null
  }
}

function seconds(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseInt(value, 10) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
