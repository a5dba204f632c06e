/**
 * Honest visitors beside an attack: visitors who browse, two members who chat, send pictures and sign in. They come
 * at a fixed rate, whether the last response has arrived or not, and check every response. Reads one JSON command a line and
 * writes one JSON result a line:
 *
 *   { do: 'prepare', port, buyer, seller }    signs the two in and records what every page has to show
 *   { do: 'measure', seconds }                how long answers took, and which were wrong
 */
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { type ChatClient, openChatClient } from '#tests/support/chat-client.ts'
import { phonePhoto } from '#tests/support/made-files.ts'
import { type Figures, figuresOf } from './figures.ts'
import { pause } from './raw-request.ts'
import { Visitor } from './visitor.ts'

interface Prepare {
  do: 'prepare'
  port: number
  buyer: string
  seller: string
}

interface Measure {
  do: 'measure'
  seconds: number
}

export interface Measured {
  /** All pages together, to which the goal applies. */
  pages: Figures
  /** Milliseconds of each page. */
  pageLatencies: number[]
  byKind: Record<string, Figures>
  wrong: Record<string, number>
}

interface Page {
  path: string
  who: 'anonymous' | 'buyer'
  heading: string
}

const PAGES_A_SECOND = 10
/** Below what one member may do in an hour (`backend/limits/rules.ts`, `backend/chat/media/upload-limits.ts`). */
const EVERY_SECONDS = { message: 3, upload: 30, actionLog: 5, signIn: 120 } as const
const PAGE_PATHS = [
  '/',
  '/product/list',
  '/product/list?page=2',
  '/product/100001',
  '/product/100015',
  '/product/100200',
  `/search/${encodeURIComponent('아이폰')}`,
  `/search/${encodeURIComponent('의자')}`,
  '/store/1001',
  '/category',
  '/terms',
]
const UPLOAD_TRIES = 4
const MEMBER_PATHS = ['/mystore', '/mystore/favorites', '/chat']

let world: World | undefined

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line) as Prepare | Measure
  const result = command.do === 'prepare' ? await prepare(command) : await measure(command)
  process.stdout.write(`${JSON.stringify(result)}\n`)
}
// The process that gives the commands has ended.
process.exit()

interface World {
  port: number
  anonymous: Visitor
  buyer: Visitor
  seller: Visitor
  buyerPhone: string
  room: { roomId: number; path: string; storeSeq: number }
  pages: Page[]
  photo: Buffer
  samples: Map<string, number[]>
  wrong: Map<string, number>
}

async function prepare({ port, buyer: buyerPhone, seller: sellerPhone }: Prepare) {
  const [anonymous, buyer, seller] = ['127.0.0.11', '127.0.0.12', '127.0.0.13'].map(
    (from) => new Visitor(port, from),
  ) as [Visitor, Visitor, Visitor]
  await buyer.signIn(buyerPhone)
  await seller.signIn(sellerPhone)
  const store = await anonymous.get('/store/1001')
  const productSeq = /href="\/product\/(\d+)"/.exec(store.body)?.[1]
  const opened = await buyer.post(`/product/${productSeq}`, { intent: 'chat' })
  const path = /\/chat\/\d+/.exec(opened.headers.location ?? '')?.[0] ?? ''
  const pages: Page[] = []
  for (const one of PAGE_PATHS) pages.push(await known(anonymous, 'anonymous', one))
  for (const one of [...MEMBER_PATHS, path]) pages.push(await known(buyer, 'buyer', one))
  world = {
    port,
    anonymous,
    buyer,
    seller,
    buyerPhone,
    room: { roomId: Number(path.split('/').at(-1)), path, storeSeq: 0 },
    pages,
    photo: await phonePhoto(1_600, 1_200),
    samples: new Map(),
    wrong: new Map(),
  }
  const picture = await upload(world)
  return {
    foreignPaths: [
      path,
      `${path}.data`,
      `/api/chat/rooms/${world.room.roomId}/messages`,
      `/api/chat/media/${picture}`,
    ],
  }
}

async function known(visitor: Visitor, who: Page['who'], path: string): Promise<Page> {
  const { status, body } = await visitor.get(path)
  const heading = headingOf(body)
  if (status !== 200 || !heading) throw new Error(`${path} is not as it should be: ${status}`)
  return { path, who, heading }
}

function headingOf(html: string): string {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
}

async function measure({ seconds }: Measure): Promise<Measured> {
  if (!world) throw new Error('not prepared')
  const here = world
  here.samples.clear()
  here.wrong.clear()
  const talk = await startTalk(here)
  const start = performance.now()
  const asking: Promise<void>[] = []
  const total = PAGES_A_SECOND * seconds
  for (let turn = 0; turn < total; turn += 1) {
    const due = start + (turn * 1_000) / PAGES_A_SECOND
    const wait = due - performance.now()
    if (wait > 0) await pause(wait)
    const every = (each: number) => turn % (each * PAGES_A_SECOND) === 0
    const page = here.pages[turn % here.pages.length]
    if (page) asking.push(timed(here, 'page', due, () => look(here, page)))
    if (every(EVERY_SECONDS.message)) asking.push(timed(here, 'message', due, () => talk.say()))
    if (every(EVERY_SECONDS.upload)) asking.push(timed(here, 'upload', due, () => send(here)))
    if (every(EVERY_SECONDS.actionLog)) asking.push(timed(here, 'action log', due, () => log(here)))
    if (every(EVERY_SECONDS.signIn) && turn > 0)
      asking.push(timed(here, 'sign-in', due, () => signInAgain(here)))
  }
  await Promise.all(asking)
  await talk.end()
  const { page = [] } = Object.fromEntries(here.samples)
  return {
    pages: figuresOf(page),
    pageLatencies: page.map((milliseconds) => Math.round(milliseconds * 10) / 10),
    byKind: Object.fromEntries([...here.samples].map(([kind, all]) => [kind, figuresOf(all)])),
    wrong: Object.fromEntries(here.wrong),
  }
}

/** Measured from when it was due: the time in the queue counts too. */
async function timed(here: World, kind: string, due: number, job: () => Promise<void>) {
  try {
    await job()
  } catch (error) {
    const what = `${kind}: ${error instanceof Error ? error.message : String(error)}`
    here.wrong.set(what, (here.wrong.get(what) ?? 0) + 1)
  }
  const all = here.samples.get(kind) ?? []
  all.push(performance.now() - due)
  here.samples.set(kind, all)
}

async function look(here: World, { path, who, heading }: Page): Promise<void> {
  const { status, body, headers } = await here[who].get(path)
  if (status !== 200) throw new Error(`${path}: ${status}`)
  if (headingOf(body) !== heading) throw new Error(`${path} has another heading`)
  if (!body.includes('</html>')) throw new Error(`${path} is not whole`)
  if (who === 'anonymous' && headers['set-cookie']) throw new Error(`${path} sets a cookie`)
  if (who === 'buyer' && !headers['cache-control']?.includes('no-store'))
    throw new Error(`${path} may be stored`)
}

/** As the browser does it (app/features/chat/upload/post-file.ts): a request to a server without a free slot is repeated soon. */
async function upload(here: World): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const path = `/api/chat/media?roomId=${here.room.roomId}`
    const { status, headers, body } = await here.buyer.upload(path, here.photo, 'image/jpeg')
    if (status === 201) return (JSON.parse(body) as { mediaId: string }).mediaId
    const after = Number(headers['retry-after'])
    if (!(after <= 5) || tries === UPLOAD_TRIES) throw new Error(`${status}`)
    await pause(after * 1_000 * tries)
  }
}

/** A picture that is uploaded is the uploader's to see. */
async function send(here: World): Promise<void> {
  const mediaId = await upload(here)
  const { status } = await here.buyer.get(`/api/chat/media/${mediaId}`)
  if (status !== 200) throw new Error(`picture: ${status}`)
}

async function log(here: World): Promise<void> {
  const sentAt = Date.now()
  const entry = {
    id: randomUUID(),
    pageId: 'main',
    previousPageId: null,
    deviceUuid: null,
    userSeq: null,
    time: sentAt,
    name: 'page_view',
    params: {},
  }
  const body = Buffer.from(JSON.stringify({ sentAt, entries: [entry] }))
  const { status } = await here.buyer.upload('/api/action-log', body, 'application/json')
  if (status !== 204) throw new Error(`${status}`)
}

/** The number for which attackers request codes: its owner signs in from the known device. */
async function signInAgain(here: World): Promise<void> {
  await here.buyer.signIn(here.buyerPhone)
}

/** The two chat: each message is acknowledged and reaches the other, once and in order. */
async function startTalk(here: World) {
  let buyer = await connect(here, here.buyer)
  let seller = await connect(here, here.seller)
  let said = 0
  return {
    async say() {
      said += 1
      if (!buyer.isOpen) buyer = await connect(here, here.buyer)
      if (!seller.isOpen) seller = await connect(here, here.seller)
      const clientMessageId = randomUUID()
      const message = `아직 판매 중인가요? ${said}`
      const { roomId } = here.room
      buyer.send('sendMessageRequest', {
        roomId,
        messageType: 'textMessage',
        message,
        clientMessageId,
      })
      const answer = await buyer.next(
        'sendMessageResponse',
        (frame) => (frame.data?.clientMessageId ?? frame.clientMessageId) === clientMessageId,
      )
      if (answer.error) throw new Error(`refused: ${answer.error.message}`)
      await seller.next('newMessageEvent', (frame) => frame.data?.message === message)
    },
    async end() {
      buyer.close()
      seller.close()
    },
  }
}

async function connect(here: World, who: Visitor): Promise<ChatClient> {
  return openChatClient({
    url: `http://127.0.0.1:${here.port}`,
    token: await who.accessToken(),
    headers: { origin: who.origin },
  })
}
