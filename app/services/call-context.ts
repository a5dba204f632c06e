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
  /** Follows the calls of a page that may be cached. */
  record?: CallRecord
  /** What is thrown when a host no longer accepts the session: a redirect to /signin. */
  unauthorized?: (error: ServiceError) => Promise<unknown>
}

/** A page is made of cached responses alone if every call that began has ended. */
export interface CallRecord {
  begin(): void
  /**
   * Not called for a response that is no other user's, or for a failure.
   * @param until when the response ends although nothing changes, in milliseconds
   */
  end(tags: ReadonlySet<string>, until?: number): void
}
