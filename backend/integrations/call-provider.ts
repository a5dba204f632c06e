import type { z } from 'zod'
import { raceAbort } from '#contracts/deadline.ts'
import { IntegrationError } from '../operation/integrations.ts'

/** A provider, and how it is called. */
export interface Reach {
  provider: string
  fetch: typeof fetch
  /** Milliseconds after which the provider counts as not answering, body included. */
  deadlineMs: number
}

export interface ProviderAnswer {
  status: number
  text: string
}

/** No answer of a provider comes close to this. */
const MAXIMUM_BYTES = 256 * 1024

/**
 * One call to a provider.
 * @throws IntegrationError when it cannot be reached, does not answer in time or fails itself (5xx, 429). The error
 * contains neither the request nor the answer, and has no cause: those of fetch quote headers.
 */
export async function callProvider(
  reach: Reach,
  url: string,
  init: RequestInit = {},
): Promise<ProviderAnswer> {
  const { status, bytes } = await callForBytes(reach, url, init, MAXIMUM_BYTES)
  return { status, text: new TextDecoder().decode(bytes) }
}

/**
 * One call to a provider that answers a file.
 * @throws IntegrationError as `callProvider` does
 */
export async function callForBytes(
  { provider, fetch: reach, deadlineMs }: Reach,
  url: string,
  init: RequestInit,
  maximumBytes: number,
): Promise<{ status: number; bytes: Uint8Array }> {
  const signal = AbortSignal.timeout(deadlineMs)
  const call = async () => {
    // A redirect would carry the credentials to its target.
    const response = await reach(url, { ...init, redirect: 'manual', signal })
    return { status: response.status, bytes: await readBytes(response, maximumBytes) }
  }
  const answer = await raceAbort(call, signal).catch((error: unknown) => {
    const why = signal.aborted ? 'in time' : `(${faultCode(error)})`
    throw new IntegrationError(provider, `did not answer ${why}`)
  })
  if (answer.status >= 500 || answer.status === 429)
    throw new IntegrationError(provider, `answered ${answer.status}`)
  return answer
}

/**
 * The body of a provider's answer.
 * @throws IntegrationError when it is not JSON or does not fit; the error names fields, never their values
 */
export function readProviderAnswer<T>(provider: string, text: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const fields = new Set(parsed.error.issues.map((issue) => issue.path.join('.') || 'all of it'))
  throw new IntegrationError(provider, `answered what does not fit (${[...fields].join(', ')})`)
}

/** Undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readBytes(response: Response, maximumBytes: number): Promise<Uint8Array> {
  const reader = response.body?.getReader()
  if (!reader) return new Uint8Array()
  const parts: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(parts)
    bytes += value.byteLength
    if (bytes > maximumBytes) {
      await reader.cancel()
      throw Object.assign(new Error(), { code: 'TOO_LONG' })
    }
    parts.push(value)
  }
}

/** Node's name of a network error (`ECONNREFUSED`), or an empty string for any other error. */
function faultCode(error: unknown): string {
  for (const fault of [error, error instanceof Error ? error.cause : undefined]) {
    const code = typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : null
    if (typeof code === 'string' && /^[A-Z][A-Z_]{2,40}$/.test(code)) return code
  }
  return 'unreachable'
}
