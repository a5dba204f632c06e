import type { LoaderFunctionArgs } from '@remix-run/node'
import { params, parseParams } from '#app/params.ts'

/** The entries of a draw that has taken place, as the text whose hash its page shows. */
export async function loader({ context, params: values }: LoaderFunctionArgs) {
  const { eventSeq } = parseParams(params.event, values)
  const found = await context.services.init.eventEntries({ eventSeq })
  if (!found.ok) throw new Response(null, { status: found.status })
  return new Response(found.data.text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="event-${eventSeq}-entries.txt"`,
      'cache-control': 'public, max-age=60',
    },
  })
}
