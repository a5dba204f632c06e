import { pageHandle } from '../page-ids.ts'

export const handle = pageHandle('/404')

/** Every unknown path: the error page, with status 404, whatever the method. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export const action = loader

export default function UnknownPath() {
  return null
}
