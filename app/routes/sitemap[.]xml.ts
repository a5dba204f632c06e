import type { LoaderFunctionArgs } from '@remix-run/node'
import { crawlerFile } from '../seo/crawler-file.ts'
import { sitemapIndexXml } from '../seo/sitemap.ts'
import { sitemapFiles } from '../seo/sitemap-files.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  crawlerFile('application/xml', async () =>
    sitemapIndexXml(context.publicOrigin, await sitemapFiles(context)),
  )
