import type { LoaderFunctionArgs } from '@remix-run/node'
import { params, parseParams } from '../params.ts'
import { crawlerFile } from '../seo/crawler-file.ts'
import { sitemapXml } from '../seo/sitemap.ts'
import { sitemapEntries } from '../seo/sitemap-files.server.ts'

export function loader({ context, params: values }: LoaderFunctionArgs) {
  const { type, page } = parseParams(params.sitemap, values)
  return crawlerFile('application/xml', async () => {
    const entries = await sitemapEntries(context, type, page)
    if (entries.length === 0) throw new Response(null, { status: 404 })
    return sitemapXml(context.publicOrigin, entries)
  })
}
