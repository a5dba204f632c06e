import type { LoadContext } from '#app/load-context.server.ts'

const PRIVATE = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

/** The member's copy as a file to save, read part by part while it is sent; a refusal is its sentence as text. */
export async function answerDataExport(
  { services: { main } }: Pick<LoadContext, 'services'>,
  exportSeq: number,
): Promise<Response> {
  const first = await main.dataExportPart({ exportSeq, from: 0 })
  if (!first.ok)
    return new Response(first.message, {
      status: first.status,
      headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' },
    })
  let next: Uint8Array | null = decode(first.data.content)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!next) {
        const part = await main.dataExportPart({ exportSeq, from: sent })
        if (!part.ok) return controller.error(new Error('the file has gone'))
        next = decode(part.data.content)
      }
      controller.enqueue(next)
      sent += next.length
      next = null
      if (sent >= first.data.bytes) controller.close()
    },
  })
  return new Response(body, {
    headers: {
      ...PRIVATE,
      'content-type': 'application/zip',
      'content-length': String(first.data.bytes),
      'content-disposition': `attachment; filename="duson-my-data.zip"`,
    },
  })
}

const decode = (content: string) => new Uint8Array(Buffer.from(content, 'base64'))
