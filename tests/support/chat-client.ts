import { WebSocket } from 'ws'

/**
 * A client of the chat socket by SPEC.md alone: it knows the actions and their fields only from that text, shares no code
 * with the service, and accepts any frames.
 */
export interface ChatClient {
  /** All frames received so far. */
  readonly frames: readonly ChatFrame[]
  send(action: string, data?: object): void
  sendRaw(frame: string | Buffer): void
  /**
   * The first matching frame of an action that was not taken before; waits for it.
   * @throws Error when it does not arrive in time
   */
  next(action: string, fits?: (frame: ChatFrame) => boolean): Promise<ChatFrame>
  /** Resolves when every earlier request has been answered: responses come in the order of the requests. */
  settled(): Promise<void>
  readonly isOpen: boolean
  /** The close code and reason. */
  readonly closed: Promise<{ code: number; reason: string }>
  close(): void
  /** Loses the connection without a close frame, as in a tunnel. */
  cut(): void
  /** Stops reading, and continues. */
  pause(): void
  resume(): void
}

// biome-ignore lint/suspicious/noExplicitAny: any content that the server sends
type AnyData = any

export interface ChatFrame {
  action: string
  data?: AnyData
  error?: { message: string; code?: string | number }
  shouldUpdateLastMessage?: boolean
  clientMessageId?: string
}

/** The upgrade got another response. */
export class UpgradeRefused extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, body: string) {
    super(`the upgrade was refused with ${status}: ${body}`)
    this.status = status
    this.body = body
  }
}

const TIMEOUT_MILLISECONDS = 10_000

export interface ChatClientOptions {
  /** The address of the server, such as http://localhost:3000. */
  url: string
  token?: string | undefined
  /** A ticket in place of the token. */
  ticket?: string | undefined
  osType?: string | undefined
  headers?: Record<string, string>
  /** Called with each frame when it arrives. */
  onFrame?: (frame: ChatFrame) => void
  /** Frames are not stored; `next` finds none. */
  isForgetful?: boolean
  /** Does not answer the server's pings. */
  isDeaf?: boolean
}

/**
 * Connects: "a secure websocket to the chat service with the token and an os type of 2 in the query string" (section 7).
 * @throws UpgradeRefused
 */
export async function openChatClient(options: ChatClientOptions): Promise<ChatClient> {
  const { url, token, ticket, osType = '2', headers, onFrame, isForgetful } = options
  const query = new URLSearchParams()
  if (token !== undefined) query.set('token', token)
  if (ticket !== undefined) query.set('ticket', ticket)
  if (osType !== '') query.set('osType', osType)
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket/chat?${query}`, {
    headers: headers ?? {},
    autoPong: !options.isDeaf,
    perMessageDeflate: false,
  })
  const frames: ChatFrame[] = []
  const taken = new Set<ChatFrame>()
  const waiting = new Set<() => void>()
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }))
  })
  socket.on('message', (bytes: Buffer) => {
    const frame = JSON.parse(bytes.toString()) as ChatFrame
    onFrame?.(frame)
    if (isForgetful) return
    frames.push(frame)
    for (const check of waiting) check()
  })
  await opened(socket)
  socket.on('error', () => undefined)

  const client: ChatClient = {
    frames,
    send: (action, data) => socket.send(JSON.stringify({ action, data })),
    sendRaw: (frame) => socket.send(frame),
    next: (action, fits = () => true) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = frames.find(
            (frame) => frame.action === action && !taken.has(frame) && fits(frame),
          )
          if (!found) return
          taken.add(found)
          waiting.delete(check)
          clearTimeout(timeout)
          resolve(found)
        }
        const timeout = setTimeout(() => {
          waiting.delete(check)
          const came = frames.map((frame) => frame.action).join(', ')
          reject(new Error(`no ${action} came, but: ${came || 'nothing'}`))
        }, TIMEOUT_MILLISECONDS)
        waiting.add(check)
        check()
      }),
    async settled() {
      client.send('ping')
      await client.next('pong')
    },
    get isOpen() {
      return socket.readyState === WebSocket.OPEN
    },
    closed,
    close: () => socket.close(1000),
    cut: () => socket.terminate(),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
  }
  return client
}

function opened(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('unexpected-response', (_request, response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        reject(new UpgradeRefused(response.statusCode ?? 0, Buffer.concat(chunks).toString())),
      )
    })
    socket.once('error', reject)
  })
}
