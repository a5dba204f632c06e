import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadPanelData } from '#app/features/panel-data/load-panel-data.ts'

/** What a panel shows, as data; 503 when its host does not answer. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const query = new URL(request.url).searchParams
  const found = await loadPanelData(context, params.name ?? '', query)
  return found
    ? Response.json(found, { headers: { 'cache-control': 'public, max-age=60' } })
    : Response.json(null, { status: 503 })
}
