import type { LoaderFunctionArgs } from '@remix-run/node'
import { crawlerFile } from '../seo/crawler-file.ts'
import { productFeed } from '../seo/rss.ts'

const FEED_SIZE = 50

export const loader = ({ context }: LoaderFunctionArgs) =>
  crawlerFile('application/rss+xml', async () => {
    const { items } = await context.services.search.products({
      sort: 'LATEST',
      tradeStates: ['ON_SALE'],
      pageSize: FEED_SIZE,
    })
    return productFeed(context.publicOrigin, items)
  })
