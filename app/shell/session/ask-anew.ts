type Ask = () => Promise<void>

let askNow: Ask | undefined

/** Says who asks for the session; taken back by what it returns. */
export function askedBy(ask: Ask): () => void {
  askNow = ask
  return () => {
    if (askNow === ask) askNow = undefined
  }
}

/**
 * Has the session asked for anew, whatever is known of it: it may have ended, or its token. What comes of it is in the
 * session's store afterwards; without a line nothing does.
 */
export const askSessionAnew: Ask = async () => askNow?.()
