/** Counters of the socket service since it was opened; numbers only, no content of messages. */
export interface ChatMetrics {
  /** Open now. */
  connections: number
  /** Opened so far. */
  opened: number
  refusedUpgrades: number
  frames: number
  badFrames: number
  /** Messages sent to connections, counted once for each connection. */
  deliveries: number
  /** Times that a room's changes were read from the database because a signal did not continue what was delivered. */
  gaps: number
  /** Connections cut because they read too slowly or were dead. */
  cut: number
  /** Frames that wait or run now. */
  underWay: number
}

export const noMetrics = (): ChatMetrics => ({
  connections: 0,
  opened: 0,
  refusedUpgrades: 0,
  frames: 0,
  badFrames: 0,
  deliveries: 0,
  gaps: 0,
  cut: 0,
  underWay: 0,
})
