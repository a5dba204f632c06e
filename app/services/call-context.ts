import type { ServiceError } from './service-error.ts'

/** Who calls, and for how long the response is needed. */
export interface CallContext {
  /** Bearer token of the session; none for an anonymous visitor. */
  accessToken?: string
  requestId: string
  /** Aborted when the visitor leaves. */
  signal?: AbortSignal
  /** The visitor's address, for rate limits and the list of devices. */
  caller?: { deviceUuid: string | null; address: string | null; userAgent: string | null }
  /** What is thrown when a host no longer accepts the session: a redirect to /signin. */
  unauthorized?: (error: ServiceError) => unknown
}
