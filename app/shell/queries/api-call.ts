/** A response other than 2xx, with the server's message if it has one. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly userMessage: string | null

  constructor(status: number, userMessage: string | null = null) {
    super(`status ${status}`)
    this.status = status
    this.userMessage = userMessage
  }
}

/** A call without a response after this time is aborted. */
const PATIENCE_MS = 15_000

export interface ApiRequest {
  signal?: AbortSignal
  method?: 'GET' | 'POST'
  /** Sent as JSON. */
  body?: object
  /** Sent as a page's form is. */
  form?: Record<string, string>
}

/**
 * Calls one of our addresses under /api.
 * @throws ApiError; TypeError without a connection; the signal's reason
 */
export async function apiCall<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const { signal, method = 'GET', body, form } = request
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(path, {
    method,
    signal: signal ? anyOf([signal, patience]) : patience,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(form && { body: new URLSearchParams(form) }),
  })
  if (!response.ok) throw new ApiError(response.status, await sentenceOf(response))
  return (await response.json()) as Answer
}

async function sentenceOf(response: Response): Promise<string | null> {
  const said: unknown = await response.json().catch(() => null)
  const isSaid = typeof said === 'object' && said !== null && 'message' in said
  return isSaid && typeof said.message === 'string' ? said.message : null
}

/** Browsers without `AbortSignal.any` have no time limit. */
const anyOf = (signals: [AbortSignal, AbortSignal]): AbortSignal =>
  AbortSignal.any?.(signals) ?? signals[0]
