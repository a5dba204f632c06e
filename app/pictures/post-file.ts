export interface PostOptions {
  /** 0 to 1 of what is sent. */
  onProgress?(fraction: number): void
  /** Gives up. */
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
}

export type PostOutcome =
  | { ok: true; body: Readonly<Record<string, unknown>> }
  /** `isLost`: it was not refused, the connection or the server was away; a later attempt may succeed. */
  | { ok: false; message: string; isLost: boolean; status: number }

interface Messages {
  /** No answer came. */
  lost: string
  /** An answer without words of its own. */
  failed: string
}

const TRIES = 4
/** A server that is busy for longer is not waited for. */
const LONGEST_PAUSE_SECONDS = 5
const CREATED = 201
const UNAUTHORIZED = 401
const TOO_SLOW = 408
const FIRST_FAULT = 500
const MAY_GO_LATER = [UNAUTHORIZED, TOO_SLOW]

interface Answer {
  /** 0 where none came. */
  status: number
  body: unknown
  retryAfterSeconds: number | null
}

/** Sends one file as it is, and again when the server has no place for it at the moment. */
export async function postFile(
  address: string,
  file: Blob,
  options: PostOptions,
  messages: Messages,
): Promise<PostOutcome> {
  for (let tries = 1; ; tries += 1) {
    const answer = await post(address, file, options)
    const { retryAfterSeconds } = answer
    const isPause = retryAfterSeconds !== null && retryAfterSeconds <= LONGEST_PAUSE_SECONDS
    if (!isPause || tries === TRIES || options.signal?.aborted) return outcomeOf(answer, messages)
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1_000 * tries))
  }
}

function outcomeOf({ status, body }: Answer, { lost, failed }: Messages): PostOutcome {
  const fields: Readonly<Record<string, unknown>> = { ...Object(body) }
  if (status === CREATED) return { ok: true, body: fields }
  if (status === 0) return { ok: false, message: lost, isLost: true, status }
  const message = typeof fields.message === 'string' ? fields.message : failed
  const isLost = MAY_GO_LATER.includes(status) || status >= FIRST_FAULT
  return { ok: false, message, isLost, status }
}

/** XMLHttpRequest, as fetch has no progress of an upload. */
function post(
  address: string,
  file: Blob,
  { onProgress, signal, headers = {} }: PostOptions,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const settle = () => {
      signal?.removeEventListener('abort', abort)
      const after = request.status === 0 ? null : request.getResponseHeader('retry-after')
      const retryAfterSeconds = after === null ? null : Number(after)
      resolve({ status: request.status, body: request.response, retryAfterSeconds })
    }
    request.open('POST', address)
    request.responseType = 'json'
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total)
    }
    request.onloadend = settle
    if (signal?.aborted) return settle()
    signal?.addEventListener('abort', abort, { once: true })
    request.send(file)
  })
}
