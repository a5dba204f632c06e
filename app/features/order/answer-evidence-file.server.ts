import type { LoadContext } from '#app/load-context.server.ts'
import type { EvidenceFormat } from '#contracts/order-evidence.ts'

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
  return answerPack(made, { name: `duson-order-${orderSeq}`, format })
}

/** A pack as a file to save, for whoever may have it alone. */
export function answerPack(
  made: { ok: true; data: { content: string } } | { ok: false; status: number; message: string },
  { name, format }: { name: string; format: EvidenceFormat },
): Response {
  if (!made.ok)
    return new Response(made.message, {
      status: made.status,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'private, no-store',
      },
    })
  return new Response(new Uint8Array(Buffer.from(made.data.content, 'base64')), {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}.${format.toLowerCase()}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
