import type { LoadContext } from '#app/load-context.server.ts'
import type { EvidenceFile, EvidenceFormat } from '#contracts/order-evidence.ts'

const TYPES: Record<EvidenceFormat, string> = { ZIP: 'application/zip', PDF: 'application/pdf' }

/** The evidence of an order as a file to save; a refusal is its sentence as text. */
export async function answerEvidenceFile(
  { services: { gateway } }: Pick<LoadContext, 'services'>,
  orderSeq: number,
  { format, reader }: { format: EvidenceFormat; reader: 'MEMBER' | 'OPERATOR' },
): Promise<Response> {
  const made =
    reader === 'MEMBER'
      ? await gateway.orderEvidence({ orderSeq, format })
      : await gateway.orderEvidenceForDesk({ orderSeq, format })
  if (!made.ok)
    return new Response(made.message, {
      status: made.status,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'private, no-store',
      },
    })
  return fileResponse(made.data, `duson-order-${orderSeq}.${format.toLowerCase()}`, TYPES[format])
}

function fileResponse({ content }: EvidenceFile, name: string, type: string): Response {
  return new Response(new Uint8Array(Buffer.from(content, 'base64')), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
