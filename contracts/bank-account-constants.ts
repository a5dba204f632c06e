/** Bank accounts that one member stores. */
export const MOST_BANK_ACCOUNTS = 3

/** The deposit of 1 won, whose sender's name ends with a code. */
export const ONE_WON_RULES = {
  digits: 4,
  tries: 5,
  lifetimeSeconds: 5 * 60,
  /** Accounts that a member may have checked in a day, each a question to a bank. */
  checksADay: 10,
  /** What stands before the code. */
  sender: '두손',
} as const

/** For this long after a change no money goes to the new account. */
export const PAYOUT_HOLD_HOURS = 24
