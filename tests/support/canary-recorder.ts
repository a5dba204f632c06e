import { existsSync, readFileSync } from 'node:fs'
import type { BrowserContext, Request, Response } from '@playwright/test'
import {
  type Canary,
  decoded,
  findCanaries,
  type Kind,
  type Place,
  type Trace,
} from './canaries.ts'

const LOST_AFTER_MILLISECONDS = 15_000

/** Names that the witness (witness.mjs) uses for the kinds. */
const KIND_OF_WITNESSED: Record<string, Kind> = {
  accessToken: 'access token',
  recommendCode: 'recommend code',
}

type AddressSeen =
  | 'asked by the browser'
  | 'asked without script'
  | 'asked within the server'
  | 'Referer'
  | 'Location'

/** Collects what a walk plants and the texts that might contain it, and searches these for it. */
export class CanaryRecorder {
  readonly traces: Trace[] = []
  readonly #canaries = new Map<string, Canary>()
  readonly #hostile = new Set<string>()
  readonly #assets = new Set<string>()
  readonly #underWay: Promise<unknown>[] = []

  get canaries(): Canary[] {
    return [...this.#canaries.values()]
  }

  plant(kind: Kind, ...values: string[]): void {
    for (const value of values)
      if (!this.#canaries.has(value)) this.#canaries.set(value, { kind, value })
  }

  /** A code that is in the pages of the marketplace anyway (a product's number) would prove nothing. */
  drop(isTelling: (canary: Canary) => boolean): void {
    for (const [value, canary] of this.#canaries)
      if (!isTelling(canary)) this.#canaries.delete(value)
  }

  see(place: Place, where: string, text: string): void {
    this.traces.push({ place, where, text })
  }

  /** Remembers an address into which the test itself writes a canary: it does not count as a leak. */
  expectHostile(address: string): void {
    this.#hostile.add(decoded(address))
  }

  /**
   * An address that was requested or linked. An OAuth return has its `code` and `state` in its own address, and a
   * provider gets a `state`: these are allowed there (RFC 6749, 4.1.1 and 4.1.2). Apple's return is posted; an
   * address of it is only made within the server, for the library that reads it.
   */
  seeAddress(where: AddressSeen, address: string): void {
    if (this.#hostile.has(decoded(address))) return
    const url = new URL(address, 'http://relative.invalid')
    const isStart = /^\/sandbox\/\w+\/authorize$/.test(url.pathname)
    const [, provider] =
      /^\/signin\/(naver|kakao|apple)\/callback(?:\.data)?$/.exec(url.pathname) ?? []
    const isReturn =
      provider !== undefined &&
      where !== 'Referer' &&
      (provider !== 'apple' || where === 'asked within the server')
    for (const name of ['code', 'state']) {
      const value = url.searchParams.get(name)
      if (value === null || !(isReturn || (isStart && name === 'state'))) continue
      this.plant('authorisation code', value)
      url.searchParams.delete(name)
    }
    this.see('ADDRESS', where, url.href)
  }

  /** The body of a response to a user who may read more than the public. The sandbox shows texts by design. */
  seeAnswer(address: string, body: string): void {
    if (!isSandbox(address)) this.see('ANSWER', address, body)
  }

  /** Plants the content of a session cookie: the tokens, and the cookie itself. */
  plantCookies(setCookies: readonly string[]): void {
    for (const cookie of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name === 'device_uuid' && value) this.plant('device', value)
      if (!/session$/.test(name) || !value) continue
      const [data = ''] = decodeURIComponent(value).split('.')
      this.plant('session cookie', decodeURIComponent(value))
      plantSecrets(this, readJson(Buffer.from(data, 'base64').toString('utf8')))
    }
  }

  /** Records all requests and responses of a browser. */
  watch(context: BrowserContext): void {
    context.on('request', (request) => this.#later(this.#seeRequest(request)))
    context.on('response', (response) => this.#later(this.#seeResponse(response)))
  }

  async #seeRequest(request: Request): Promise<void> {
    this.seeAddress('asked by the browser', request.url())
    const { referer } = await request.allHeaders()
    if (referer) this.seeAddress('Referer', referer)
    const posted = new URLSearchParams(request.postData() ?? '')
    if (new URL(request.url()).pathname === '/signin/apple/callback')
      for (const name of ['code', 'state'])
        this.plant('authorisation code', ...posted.getAll(name).filter((value) => value !== ''))
  }

  async #seeResponse(response: Response): Promise<void> {
    const headers = await response.allHeaders()
    if (headers.location) this.seeAddress('Location', headers.location)
    this.plantCookies(headers['set-cookie']?.split('\n') ?? [])
    if (!/html|json|script;|turbo/.test(headers['content-type'] ?? '')) return
    // A file of the build is the same under its name, and each page comes with some twenty.
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/') && this.#assets.has(pathname)) return
    const body = await bodyOf(response)
    if (pathname.startsWith('/assets/')) this.#assets.add(pathname)
    this.seeAnswer(response.url(), body)
  }

  /** A page that was left before it was read is no error. */
  #later(work: Promise<unknown>): void {
    this.#underWay.push(work.catch(() => undefined))
  }

  settled(): Promise<unknown> {
    return Promise.all(this.#underWay)
  }

  /** What the witness in the server recorded. */
  readWitness(file: string): void {
    if (!existsSync(file)) throw new Error('the witness has written nothing')
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { name, value } = JSON.parse(line) as { name: string; value: string }
      if (name === 'address') this.seeAddress('asked within the server', value)
      else this.plant(KIND_OF_WITNESSED[name] ?? 'token', value)
    }
  }

  find(): string[] {
    return findCanaries(this.canaries, this.traces)
  }
}

function plantSecrets(recorder: CanaryRecorder, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') plantSecrets(recorder, inner)
    else if (name === 'accessToken') recorder.plant('access token', inner)
    else if (['refreshToken', 'token', 'verificationId'].includes(name))
      recorder.plant('token', inner)
  }
}

const isSandbox = (address: string) => /^https?:\/\/[^/]+\/sandbox(?:[/?]|$)/.test(address)

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The browser may never give the body of a page that was left. */
function bodyOf(response: Response): Promise<string> {
  const isLost = new Promise<never>((_, reject) => {
    setTimeout(reject, LOST_AFTER_MILLISECONDS, new Error('no body')).unref()
  })
  return Promise.race([response.text(), isLost])
}
