/** What a connection and a request may use of the server; docs/security.md lists them. */
export const HTTP_LIMITS = {
  /**
   * Bytes of an address. The longest of ours are a search with every filter and the way back to it (each Korean letter
   * of a keyword is 9 bytes, 15 where it is encoded twice: contracts/search-limits.ts) and Remix's requests for routes
   * (7,680 bytes in its browser code).
   */
  addressBytes: 8 * 1024,
  /** Bytes of the head of a request: an address, and 16 KB of headers. */
  headBytes: 24 * 1024,
  /** Slashes of a path; no address of ours has more than seven. Remix's work grows with their square. */
  pathSlashes: 12,
  /**
   * Pipelined requests behind the running one for which a connection still gets its answer, though not theirs. One more
   * cuts the connection: Node has read and stored some kilobytes for each by then.
   */
  pipelined: 16,
  /** Until the head of a request has arrived. */
  headMs: 10_000,
  /** From the head of a request until its whole body has arrived; files have `uploadMs`. */
  bodyMs: 30_000,
  /** As long as the slowest accepted upload (`backend/media/upload/upload-pace.ts`). */
  uploadMs: 30 * 60_000,
  /** How often Node checks for heads and uploads that are late. */
  checkEveryMs: 5_000,
  /** A connection between two requests; longer than proxies keep theirs (nginx: 60 s), so that they close first. */
  idleMs: 65_000,
  /** A connection that is idle during a request: the reader of an answer has stopped reading. */
  stalledMs: 120_000,
  /** Connections without a request; for one more the oldest of them is closed. */
  idleConnections: 2_000,
  /** How long the other side of a connection that we have ended may hold it open. */
  lingerMs: 2_000,
  /** While stopping, how long idle connections may still bring a request that was in flight. */
  drainLingerMs: 1_000,
}

export type HttpLimits = typeof HTTP_LIMITS
