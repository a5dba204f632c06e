import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { leaveForSignIn } from '../session/leave-for-sign-in.ts'
import { ApiError } from './api-call.ts'

const UNAUTHORIZED = 401

/**
 * The query layer with the specification's defaults (section 9): no retry, no refetch on mount or on window focus. It is
 * the one place where a 401 of a query or a mutation ends the session and leads to /signin?errorCode=401 (section 4).
 *
 * @param leave ends the session in the browser and leaves the page
 */
export function createQueryClient(leave: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === UNAUTHORIZED) leave()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: false, refetchOnMount: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}

let client: QueryClient | undefined

/** The query client of this page; used only in the browser. */
export function getQueryClient(): QueryClient {
  client ??= createQueryClient(leaveForSignIn)
  return client
}
