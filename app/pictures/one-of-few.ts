/** The server takes a few uploads of one person at once; a dozen pictures is sent by and by. */
const AT_ONCE = 3

let running = 0
const waiting: (() => void)[] = []

/** Runs the work when its turn comes. A few lines instead of p-limit, which would add to what the browser loads. */
export async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // The place goes to the next, if there is one.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
