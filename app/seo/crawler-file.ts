import { ServiceError } from '../services/service-error.ts'

const KEEP_SECONDS = 600
const RETRY_SECONDS = 120

/** A file for crawlers; when a host does not answer, they get a 503 with Retry-After and not an empty file. */
export async function crawlerFile(
  type: 'text/plain' | 'application/xml' | 'application/rss+xml',
  write: () => string | Promise<string>,
): Promise<Response> {
  try {
    return new Response(await write(), {
      headers: {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': `public, max-age=${KEEP_SECONDS}`,
      },
    })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return new Response(error.userMessage, {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'retry-after': String(RETRY_SECONDS),
      },
    })
  }
}
