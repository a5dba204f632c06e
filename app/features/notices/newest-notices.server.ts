import type { LoadContext } from '#app/load-context.server.ts'
import type { InboxNotice } from '#contracts/boot.ts'

const FEW = 8

/** The notices that a panel shows. */
export interface NewestNotices {
  items: InboxNotice[]
  /** Moment of the request. */
  now: string
}

/** The last few notices of the member. */
export async function newestNotices(context: LoadContext): Promise<NewestNotices> {
  const { items } = await context.services.boot.notices({})
  return { items: items.slice(0, FEW), now: context.now.toISOString() }
}
