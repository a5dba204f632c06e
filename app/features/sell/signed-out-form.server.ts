import type { LoadContext } from '#app/load-context.server.ts'

const SIGNED_OUT = new WeakSet<LoadContext>()

/** The form of this request was sent after its session ended: the page shows it again with what was typed. */
export function markSignedOut(context: LoadContext): void {
  context.session.markGuarded()
  SIGNED_OUT.add(context)
}

/** For the loader of the same request, which otherwise leads to the sign-in. */
export const wasSignedOut = (context: LoadContext) => SIGNED_OUT.has(context)
