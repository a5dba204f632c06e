/** Work that is done again and again while the process runs. */
export interface Repeated {
  /** Waits for what is under way. */
  stop(): Promise<void>
}

/**
 * Does `work` after a while and then again, that long after each end; it keeps no process alive.
 * @param work does not reject
 */
export function repeat(
  work: () => Promise<void>,
  {
    firstAfterMilliseconds,
    everyMilliseconds,
  }: Record<`${'firstAfter' | 'every'}Milliseconds`, number>,
): Repeated {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  plan(firstAfterMilliseconds)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }

  function plan(afterMilliseconds: number) {
    if (stopped) return
    timer = setTimeout(() => {
      running = work().finally(() => plan(everyMilliseconds))
    }, afterMilliseconds)
    timer.unref()
  }
}
