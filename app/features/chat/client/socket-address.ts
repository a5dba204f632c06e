import { CHAT_SOCKET_PATH } from '#contracts/chat-constants.ts'

/** The socket's address (SPEC.md section 7), with a ticket in place of the access token: addresses appear in logs. */
export function socketAddress(address: string | null, ticket: string): string {
  const url = new URL(address ?? CHAT_SOCKET_PATH, window.location.href)
  url.protocol = url.protocol.replace(/^http/, 'ws')
  url.searchParams.set('ticket', ticket)
  url.searchParams.set('osType', '2')
  return url.href
}
