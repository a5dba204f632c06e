import type { CanaryRecorder } from './canary-recorder.ts'

export interface Answer {
  status: number
  location: string | null
  text: string
}

export interface Asked {
  form?: Record<string, string>
  body?: BodyInit
  headers?: Record<string, string>
  /** The test itself writes canaries into the address: the address is not recorded, its result is. */
  hostile?: boolean
}

/** A browser without script, whose every address and answer is recorded. */
export class RecordedVisitor {
  readonly cookies = new Map<string, string>()
  readonly #recorder: CanaryRecorder
  readonly #origin: string

  constructor(recorder: CanaryRecorder, origin: string) {
    this.#recorder = recorder
    this.#origin = origin
  }

  async ask(
    path: string,
    { form, body, headers = {}, hostile = false }: Asked = {},
  ): Promise<Answer> {
    const address = new URL(path, this.#origin).href
    if (hostile) this.#recorder.expectHostile(address)
    this.#recorder.seeAddress('asked without script', address)
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = form ? new URLSearchParams(form) : body
    const response = await fetch(address, {
      method: sent === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { origin: this.#origin, ...(cookie && { cookie }), ...headers },
      ...(sent !== undefined && { body: sent }),
    })
    const location = response.headers.get('location')
    if (location) this.#recorder.seeAddress('Location', location)
    this.#keep(response.headers.getSetCookie())
    const text = await response.text()
    this.#recorder.seeAnswer(address, text)
    return { status: response.status, location, text }
  }

  post(path: string, form: Record<string, string>): Promise<Answer> {
    return this.ask(path, { form })
  }

  /** The newest code that was sent to a number. */
  async readCode(phone: string): Promise<string> {
    const inbox = await this.ask(`/sandbox/sms?phone=${phone}`, {
      headers: { accept: 'application/json' },
      hostile: true,
    })
    const { messages } = JSON.parse(inbox.text) as { messages: { text: string }[] }
    const code = /(?<!\d)\d{6}(?!\d)/.exec(messages[0]?.text ?? '')?.[0]
    if (!code) throw new Error(`no code for ${phone}`)
    this.#recorder.plant('one-time code', code)
    return code
  }

  #keep(setCookies: readonly string[]): void {
    this.#recorder.plantCookies(setCookies)
    for (const cookie of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}
