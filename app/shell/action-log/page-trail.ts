/** A page that was seen: its path with its query, and its analytics page id. */
export interface SeenPage {
  path: string
  pageId: string
}

/** The visited pages that are tracked (SPEC.md section 2, "Navigation tracking"). */
export interface PageTrail {
  first: SeenPage
  previous: SeenPage | null
  current: SeenPage
}

const KEY = 'page-trail'

/** The pages of the sign-in flow: no link back may lead there. */
const SIGN_IN = /^\/(?:signin|policy-agreement|phone-verify)(?:[/?]|$)/

/**
 * The trail after a page was shown, whatever led to it: a link, Back or Forward, a redirect or a new document. The
 * current page again, as after a reload or a link to a part of it, changes nothing.
 */
export function nextTrail(trail: PageTrail | null, page: SeenPage): PageTrail {
  if (!trail) return { first: page, previous: null, current: page }
  const { first, previous, current } = trail
  if (current.path === page.path) return { ...trail, current: page }
  return { first, previous: SIGN_IN.test(current.path) ? previous : current, current: page }
}

/** The trail of this tab, in session storage; where storage is forbidden, it lasts as long as the document. */
export function createPageTrail(storage: () => Storage) {
  let memory: PageTrail | null = null

  function read(): PageTrail | null {
    try {
      const trail: unknown = JSON.parse(storage().getItem(KEY) ?? 'null')
      return isTrail(trail) ? trail : null
    } catch {
      return memory
    }
  }

  function write(trail: PageTrail): PageTrail {
    memory = trail
    try {
      storage().setItem(KEY, JSON.stringify(trail))
    } catch {}
    return trail
  }

  return {
    read,
    /** A page is shown. The trail is read each time: a restored document has not seen the pages in between. */
    see: (page: SeenPage): PageTrail => write(nextTrail(read(), page)),
    /** The current page changed its own address. */
    rename(path: string): void {
      const trail = read()
      if (trail) write({ ...trail, current: { ...trail.current, path } })
    },
  }
}

export const pageTrail = createPageTrail(() => sessionStorage)

function isTrail(value: unknown): value is PageTrail {
  const { first, previous, current } = (value ?? {}) as Record<string, unknown>
  return isPage(first) && isPage(current) && (previous === null || isPage(previous))
}

function isPage(value: unknown): value is SeenPage {
  const { path, pageId } = (value ?? {}) as Record<string, unknown>
  return typeof path === 'string' && typeof pageId === 'string'
}
