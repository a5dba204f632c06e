import type { LoaderFunctionArgs } from '@remix-run/node'
import { colorSchemeIn, colorSchemeStyles } from '#app/shell/color-scheme/color-scheme.ts'

/** The chosen colour scheme for browsers without script; pages themselves are the same for every visitor. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return new Response(colorSchemeStyles(colorSchemeIn(request.headers.get('cookie'))), {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' },
  })
}
