import type { ServiceError } from './service-error.ts'

/** Who calls, and for how long the answer matters. */
export interface CallContext {
  /** Bearer token of the session; none for an anonymous visitor. */
  accessToken?: string
  requestId: string
  /** Aborted when the visitor leaves. */
  signal?: AbortSignal
  /** Where the visitor comes from, for limits and the list of devices. */
  caller?: { deviceUuid: string | null; address: string | null; userAgent: string | null }
  /** What is thrown when a host does not accept the session any more: the way to /signin. */
  unauthorized?: (error: ServiceError) => unknown
}
