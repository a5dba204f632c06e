/** Something that went wrong in the browser. */
export interface Fault {
  error: unknown
  /** Where it was noticed: by the window, in a promise that nobody waited for, or by a page's error boundary. */
  by: 'onerror' | 'onunhandledrejection' | 'boundary'
}

/** More tell nothing new. */
const MOST_WAITING = 20

/** Those that happen before somebody takes them; undefined while nobody will. */
let waiting: Fault[] | undefined
let take: ((fault: Fault) => void) | undefined

/** Keeps what goes wrong from now on, until `takeFaults`. */
export function gatherFaults(): void {
  waiting = []
  window.addEventListener('error', ({ error, message }) =>
    noteFault({ error: error ?? message, by: 'onerror' }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    noteFault({ error: reason, by: 'onunhandledrejection' }),
  )
}

/** Notes a fault; where errors are not reported it does nothing. */
export function noteFault(fault: Fault): void {
  if (take) take(fault)
  else if (waiting && waiting.length < MOST_WAITING) waiting.push(fault)
}

/** Hands over what has been kept, and whatever comes. */
export function takeFaults(next: (fault: Fault) => void): void {
  take = next
  for (const fault of waiting?.splice(0) ?? []) next(fault)
}
