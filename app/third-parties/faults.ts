/** An error in the browser. */
export interface Fault {
  error: unknown
  /** What caught it: the window, an unhandled rejection, or a page's error boundary. */
  by: 'onerror' | 'onunhandledrejection' | 'boundary'
}

/** More add nothing new. */
const MOST_WAITING = 20

/** Errors before error reporting is loaded; undefined where errors are not reported. */
let waiting: Fault[] | undefined
let take: ((fault: Fault) => void) | undefined

/** Collects errors from now on, until `takeFaults`. */
export function gatherFaults(): void {
  waiting = []
  window.addEventListener('error', ({ error, message }) =>
    noteFault({ error: error ?? message, by: 'onerror' }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    noteFault({ error: reason, by: 'onunhandledrejection' }),
  )
}

/** Records an error; where errors are not reported it does nothing. */
export function noteFault(fault: Fault): void {
  if (take) take(fault)
  else if (waiting && waiting.length < MOST_WAITING) waiting.push(fault)
}

/** Hands over the collected errors, and each that follows. */
export function takeFaults(next: (fault: Fault) => void): void {
  take = next
  for (const fault of waiting?.splice(0) ?? []) next(fault)
}
