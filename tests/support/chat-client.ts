import { WebSocket } from 'ws'

/**
 * A client of the chat socket as SPEC.md describes it and nothing else: it knows the actions and their fields by that
 * text alone, shares no code with the service, and takes whatever frames come.
 */
export interface ChatClient {
  /** Everything that has come so far. */
  readonly frames: readonly ChatFrame[]
  send(action: string, data?: object): void
  sendRaw(frame: string | Buffer): void
  /**
   * The first frame of an action that was not taken before and fits; waits for it.
   * @throws Error when it does not come in time
   */
  next(action: string, fits?: (frame: ChatFrame) => boolean): Promise<ChatFrame>
  /** Resolves when everything that was asked before has been answered: answers come in the order of asking. */
  settled(): Promise<void>
  readonly isOpen: boolean
  /** How it was closed. */
  readonly closed: Promise<{ code: number; reason: string }>
  close(): void
  /** Loses the connection, as in a tunnel: nothing is said. */
  cut(): void
  /** Reads nothing more, or goes on reading. */
  pause(): void
  resume(): void
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the server says
type Anything = any

export interface ChatFrame {
  action: string
  data?: Anything
  error?: { message: string; code?: string | number }
  shouldUpdateLastMessage?: boolean
  clientMessageId?: string
}

/** The upgrade was answered with something else. */
export class UpgradeRefused extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, body: string) {
    super(`the upgrade was refused with ${status}: ${body}`)
    this.status = status
    this.body = body
  }
}

const PATIENCE_MILLISECONDS = 10_000

export interface ChatClientOptions {
  /** The address of the server, such as http://localhost:3000. */
  url: string
  token?: string | undefined
  /** What the client asked for in place of the token. */
  ticket?: string | undefined
  osType?: string | undefined
  headers?: Record<string, string>
  /** What is done with each frame as it comes. */
  onFrame?: (frame: ChatFrame) => void
  /** Frames are not kept; `next` finds none. */
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
    for (const look of waiting) look()
  })
  await opened(socket)
  socket.on('error', () => undefined)

  const client: ChatClient = {
    frames,
    send: (action, data) => socket.send(JSON.stringify({ action, data })),
    sendRaw: (frame) => socket.send(frame),
    next: (action, fits = () => true) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = frames.find(
            (frame) => frame.action === action && !taken.has(frame) && fits(frame),
          )
          if (!found) return
          taken.add(found)
          waiting.delete(look)
          clearTimeout(patience)
          resolve(found)
        }
        const patience = setTimeout(() => {
          waiting.delete(look)
          const came = frames.map((frame) => frame.action).join(', ')
          reject(new Error(`no ${action} came, but: ${came || 'nothing'}`))
        }, PATIENCE_MILLISECONDS)
        waiting.add(look)
        look()
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
