import type { LoaderFunctionArgs } from '@remix-run/node'
import { crawlerFile } from '../seo/crawler-file.ts'
import { robotsTxt } from '../seo/robots.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  crawlerFile('text/plain', () => robotsTxt(context.publicOrigin))
