/** A private picture as a file: for whoever may see it alone, and cached nowhere. */
export function answerPrivatePicture(
  answer: { ok: true; data: { content: string } } | { ok: false; status: number },
): Response {
  if (!answer.ok) return new Response(null, { status: answer.status })
  return new Response(new Uint8Array(Buffer.from(answer.data.content, 'base64')), {
    headers: {
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
