import { CHAT_RULES } from '#contracts/chat-facts.ts'

const SECOND = 1_000

/** How the service keeps its connections; tests and measurements give others. */
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
  /** Upgrades that one address may ask for at once, and how many more a second. */
  upgradeBurst: number
  upgradesPerSecond: number
  /** Upgrades of one person from whichever address. */
  personUpgradeBurst: number
  personUpgradesPerSecond: number
  /** A person's sockets together may send as much as so many of them. */
  personFrameShare: number
  /** How often ended sessions are looked for, and connections gone through. */
  tickMilliseconds: number
  /** Every connected person is looked at again within so long. */
  recheckMilliseconds: number
  /** How often the database is asked for changes of rooms while Redis wakes us, and while nothing does. */
  pollMilliseconds: number
  pollAloneMilliseconds: number
  metricsMilliseconds: number
  /** What is being done gets so long to end when the process stops. */
  drainMilliseconds: number
}

/**
 * An address may be a whole company behind NAT, whose people all come back at once when a server is restarted; the
 * limit holds back a machine that does nothing else.
 */
export const SOCKET_SETTINGS: SocketSettings = {
  ...CHAT_RULES,
  upgradeBurst: 300,
  upgradesPerSecond: 30,
  // All tabs of a person come back at once when a server is restarted, and each asks for what it missed.
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

/** Milliseconds of a clock that nobody sets: for what lasts, not for what time it is. */
export const monotonic = (): number => performance.now()
