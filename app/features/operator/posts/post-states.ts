import { POST_STATES, type PostState } from '#contracts/announcement-rules.ts'

/** The order of the tabs. */
export const POST_STATE_ORDER = Object.keys(POST_STATES) as PostState[]

/** The state that an address requests; what is shown for any other value. */
export function readPostState(query: URLSearchParams): PostState {
  const typed = query.get('state')?.toUpperCase()
  return POST_STATE_ORDER.find((state) => state === typed) ?? 'SHOWN'
}

/** The query of a desk's address. */
export const postDeskQuery = (state: PostState, page = 1) => ({
  state: state === 'SHOWN' ? undefined : state.toLowerCase(),
  page: page > 1 ? page : undefined,
})
