/** The answer if it comes within the given milliseconds, otherwise null: for what a page does not wait long for. */
export async function soon<T>(answer: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null)
  })
  try {
    return await Promise.race([answer, patience])
  } finally {
    clearTimeout(timer)
  }
}
