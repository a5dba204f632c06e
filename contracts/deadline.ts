/**
 * Starts work, and rejects with the signal's reason as soon as the signal is aborted, also where the work itself
 * ignores the signal. Work is not started after the abort.
 */
export async function raceAbort<T>(start: () => Promise<T> | T, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    Promise.resolve(start())
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}

/**
 * The result of the work if it settles within so many milliseconds, and otherwise the fallback; the work goes on.
 * The timer is cleared with the work. One of `AbortSignal.timeout` would stay until its end, and its process might
 * exit before.
 */
export async function within<T, Fallback>(
  work: Promise<T>,
  milliseconds: number,
  fallback: Fallback,
): Promise<T | Fallback> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Fallback>((resolve) => {
    timer = setTimeout(() => resolve(fallback), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
