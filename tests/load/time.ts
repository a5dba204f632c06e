/** How long a call takes, in milliseconds. */
export async function time(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}
