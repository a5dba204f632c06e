import { CHAT_RULES } from '#contracts/chat-constants.ts'

const SECOND = 1_000

/** Limits and intervals of the service's connections; tests and measurements override them. */
export interface SocketSettings {
  heartbeatMilliseconds: number
  frameBytes: number
  frameBurst: number
  framesPerSecond: number
  badFrames: number
  waitingBytes: number
  connectionsPerPerson: number
  typingEveryMilliseconds: number
  typingOverMilliseconds: number
  /** Upgrades that one address may request at once, and how many more a second. */
  upgradeBurst: number
  upgradesPerSecond: number
  /** Upgrades of one user from any address. */
  personUpgradeBurst: number
  personUpgradesPerSecond: number
  /** All sockets of a user together may send as much as this many single sockets. */
  personFrameShare: number
  /** How often ended sessions are searched for, and connections checked. */
  tickMilliseconds: number
  /** Every connected user is checked again within this time. */
  recheckMilliseconds: number
  /** How often the database is polled for changes of rooms: while Redis notifies us, and while it does not. */
  pollMilliseconds: number
  pollAloneMilliseconds: number
  metricsMilliseconds: number
  /** Time that running actions get to finish when the process stops. */
  drainMilliseconds: number
}

/**
 * One address may be a whole company behind NAT, whose users all reconnect at once when a server is restarted; the limit
 * holds back a machine that only opens sockets.
 */
export const SOCKET_SETTINGS: SocketSettings = {
  ...CHAT_RULES,
  upgradeBurst: 300,
  upgradesPerSecond: 30,
  // All tabs of a user reconnect at once when a server is restarted, and each requests what it missed.
  personUpgradeBurst: 100,
  personUpgradesPerSecond: 1,
  personFrameShare: 3,
  tickMilliseconds: SECOND / 2,
  recheckMilliseconds: 45 * SECOND,
  pollMilliseconds: 5 * SECOND,
  pollAloneMilliseconds: SECOND,
  metricsMilliseconds: 60 * SECOND,
  drainMilliseconds: 3 * SECOND,
}

/** Milliseconds of a monotonic clock: for durations, not for the time of day. */
export const monotonic = (): number => performance.now()
