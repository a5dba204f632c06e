/** Work that is repeated while the process runs. */
export interface Repeated {
  /** Waits for the running work. */
  stop(): Promise<void>
}

/**
 * Runs `work` after a delay, and again a delay after each end. The timer does not keep the process alive. A failure is
 * reported to `onError` and the work runs again at its next time: an error here never ends the process.
 */
export function repeat(
  work: () => Promise<unknown>,
  {
    firstAfterMilliseconds,
    everyMilliseconds,
    onError,
  }: Record<`${'firstAfter' | 'every'}Milliseconds`, number> & { onError(error: unknown): void },
): Repeated {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
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
      running = turn()
    }, afterMilliseconds)
    timer.unref()
  }

  async function turn() {
    try {
      await work()
    } catch (error) {
      onError(error)
    } finally {
      plan(everyMilliseconds)
    }
  }
}
