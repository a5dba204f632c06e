import { pageHandle } from '../page-ids.ts'

export const handle = pageHandle('/404')

export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
