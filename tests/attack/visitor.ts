import http from 'node:http'

export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

/** A browser without script: one address, keep-alive connections, a cookie jar. */
export class Visitor {
  readonly #port: number
  readonly #agent: http.Agent
  readonly #cookies = new Map<string, string>()

  constructor(port: number, from: string) {
    this.#port = port
    this.#agent = new http.Agent({ keepAlive: true, localAddress: from, maxSockets: 6 })
  }

  get origin(): string {
    return `http://localhost:${this.#port}`
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get(path: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
    return this.#send('GET', path, headers)
  }

  post(path: string, form: Record<string, string>): Promise<Answer> {
    return this.upload(
      path,
      Buffer.from(new URLSearchParams(form).toString()),
      'application/x-www-form-urlencoded',
    )
  }

  upload(path: string, body: Buffer, contentType: string): Promise<Answer> {
    const headers = { 'content-type': contentType, 'content-length': body.length }
    return this.#send('POST', path, headers, body)
  }

  close(): void {
    this.#agent.destroy()
  }

  /** Signs in with a phone number, by the code in the sandbox's inbox. */
  async signIn(phone: string): Promise<void> {
    const asked = await this.post('/signin', { redirectTo: '/', intent: 'PHONE', phone })
    if (asked.status !== 303) throw new Error(`no code for ${phone}: ${asked.status}`)
    const inbox = await this.get(`/sandbox/sms?phone=${phone}`, { accept: 'application/json' })
    const { messages } = JSON.parse(inbox.body) as { messages: { text: string }[] }
    const code = /(?<!\d)\d{6}(?!\d)/.exec(messages[0]?.text ?? '')?.[0] ?? ''
    const signedIn = await this.post('/signin', { redirectTo: '/', intent: 'CODE', code })
    if (signedIn.status !== 303) throw new Error(`${phone} is not signed in: ${signedIn.status}`)
  }

  /** The session's access token, refreshed where it expires soon. */
  async accessToken(): Promise<string> {
    const { body } = await this.get('/api/session')
    const { accessToken } = JSON.parse(body) as { accessToken: string | null }
    if (!accessToken) throw new Error('the session has ended')
    return accessToken
  }

  #send(
    method: string,
    path: string,
    headers: http.OutgoingHttpHeaders,
    body?: Buffer,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          host: '127.0.0.1',
          port: this.#port,
          agent: this.#agent,
          method,
          path,
          headers: {
            host: `localhost:${this.#port}`,
            accept: 'text/html',
            ...(method !== 'GET' && { origin: this.origin }),
            ...(this.#cookies.size > 0 && { cookie: this.cookie }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          for (const line of response.headers['set-cookie'] ?? []) this.#keep(line)
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          )
        },
      )
      request.setTimeout(60_000, () => request.destroy(new Error('no answer in a minute')))
      request.on('error', reject)
      request.end(body)
    })
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';', 1)
    const [name = '', ...value] = pair.split('=')
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.#cookies.delete(name)
    else this.#cookies.set(name, value.join('='))
  }
}
