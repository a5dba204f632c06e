/** Anything of an order that says by which clock it goes. */
interface Clocked {
  /** How far the sandbox has moved the clock of orders on; 0 without it. */
  minutesAhead: number
}

/** Now by the clock that an order goes by: what its deadlines are counted from. */
export const orderNow = (now: Date | string, { minutesAhead }: Clocked): Date =>
  new Date(new Date(now).getTime() + minutesAhead * 60_000)
