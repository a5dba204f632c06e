import { setTimeout as pause } from 'node:timers/promises'
import { type Random, randomOf } from '#backend/demo/random.ts'
import type { BackendProcess, RoomOfTwo } from './backend-process.ts'
import { type ChatClient, type ChatFrame, openChatClient } from './chat-client.ts'
import type { RedisProcess } from './redis-process.ts'

/*
 * Conversations under all kinds of failures. Each person is a client of the protocol: an outbox with the messages that were
 * not acknowledged, and a list that is filled by events and by the changes that the edge host returns after a reconnect.
 * At the end both clients of each room, and the room itself, must have the same messages.
 */

export interface ChaosOptions {
  servers: readonly BackendProcess[]
  redis?: RedisProcess | undefined
  conversations: number
  /** Conversations at the same time. */
  concurrency: number
  messagesEach: number
  /** How often a process is killed, spread over the run by the number of acknowledged messages. */
  kills: number
  seed: number
}

export interface ChaosReport {
  conversations: number
  messages: number
  acknowledged: number
  /** Requests sent, including repeats. */
  sends: number
  cuts: number
  serverKills: number
  redisKills: number
  /** Frames with a message, and messages read by catching up. */
  events: number
  caughtUp: number
  milliseconds: number
  /** Violations of the guarantees; empty. */
  faults: string[]
}

interface ShownMessage {
  messageSeq: number
  changeSeq: number
  clientMessageId: string | null
  message: string
  sender: { storeSeq: number }
}

const TIMEOUT_MILLISECONDS = 120_000

/** Runs conversations while connections are cut and processes are killed. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { servers, conversations, concurrency, seed } = options
  const began = performance.now()
  const report: ChaosReport = {
    conversations,
    messages: 0,
    acknowledged: 0,
    sends: 0,
    cuts: 0,
    serverKills: 0,
    redisKills: 0,
    events: 0,
    caughtUp: 0,
    milliseconds: 0,
    faults: [],
  }
  const [first] = servers
  if (!first) throw new Error('no server')
  const rooms = await first.rooms(conversations)
  const monkey = startMonkey(options, report)
  let next = 0
  const worker = async () => {
    for (let index = next++; index < rooms.length; index = next++) {
      const room = rooms[index]
      if (room) await converse(room, index, options, report)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(concurrency, rooms.length) }, worker))
  } catch (error) {
    report.faults.push(`seed ${seed}: ${String(error)}`)
  }
  await monkey.stop()
  report.milliseconds = Math.round(performance.now() - began)
  return report
}

/** Kills a server or Redis during the conversations, and starts it again. */
function startMonkey(
  { servers, redis, kills, conversations, messagesEach, seed }: ChaosOptions,
  report: ChaosReport,
): { stop(): Promise<void> } {
  const random = randomOf(seed ^ 0x5eed)
  const total = conversations * messagesEach * 2
  let isOver = false
  const reached = async (share: number) => {
    while (!isOver && report.acknowledged < share * total) await pause(5)
  }
  const run = async () => {
    for (let kill = 0; kill < kills && !isOver; kill += 1) {
      await reached((kill + random.next()) / (kills + 1))
      if (redis && kill % 3 === 1) {
        report.redisKills += 1
        await redis.kill()
        await pause(random.next() * 1_500)
        await redis.start()
        continue
      }
      const victim = servers[Math.floor(random.next() * servers.length)]
      report.serverKills += 1
      await victim?.kill()
      await pause(random.next() * 300)
      await victim?.start()
    }
  }
  const running = run()
  return {
    async stop() {
      isOver = true
      await running
    },
  }
}

async function converse(
  room: RoomOfTwo,
  index: number,
  options: ChaosOptions,
  report: ChaosReport,
): Promise<void> {
  const people = [room.buyer, room.seller].map(
    (member, which) =>
      new Person(room, member, options, report, randomOf(options.seed * 7_919 + index * 2 + which)),
  )
  await Promise.all(people.map((person) => person.sendAll()))
  const [one, other] = people
  const total = options.messagesEach * 2
  // No connection is cut from this side any more: missing messages have to arrive by themselves.
  await Promise.all(people.map((person) => person.receiveAll(total)))
  const truth = await one?.readAll()
  const name = `seed ${options.seed}, conversation ${index}`
  for (const fault of [
    ...(await verify(truth ?? [], people, total)),
    ...(JSON.stringify(one?.messages()) === JSON.stringify(other?.messages())
      ? []
      : ['the two have different messages']),
  ])
    report.faults.push(`${name}: ${fault}`)
  for (const person of people) person.leave()
}

/** Compares every acknowledgement with the stored messages and with those that each client has. */
async function verify(
  truth: readonly ShownMessage[],
  people: readonly Person[],
  total: number,
): Promise<string[]> {
  const faults: string[] = []
  if (truth.length !== total) faults.push(`${truth.length} of ${total} messages are stored`)
  truth.forEach(({ messageSeq }, index) => {
    if (messageSeq !== index + 1) faults.push(`message ${index + 1} is numbered ${messageSeq}`)
  })
  const byId = new Map<string, ShownMessage>()
  for (const message of truth) {
    if (byId.has(message.clientMessageId ?? ''))
      faults.push(`${message.clientMessageId} is stored twice`)
    byId.set(message.clientMessageId ?? '', message)
  }
  for (const person of people) {
    let last = 0
    for (const [id, messageSeq] of person.acknowledged) {
      const message = byId.get(id)
      if (message?.messageSeq !== messageSeq)
        faults.push(`${id} was acknowledged and is not stored`)
      if (messageSeq <= last) faults.push(`${id} came before what was sent before it`)
      last = messageSeq
    }
    if (JSON.stringify(person.messages()) !== JSON.stringify(truth.map(lineOf)))
      faults.push(`${person.name} has other messages`)
    faults.push(...person.faults)
  }
  return faults
}

const lineOf = ({ messageSeq, clientMessageId, message }: ShownMessage) =>
  `${messageSeq} ${clientMessageId} ${message}`

class Person {
  readonly name: string
  readonly acknowledged = new Map<string, number>()
  readonly faults: string[] = []
  readonly #room: RoomOfTwo
  readonly #me: RoomOfTwo['buyer']
  readonly #options: ChaosOptions
  readonly #report: ChaosReport
  readonly #random: Random
  readonly #shown = new Map<number, ShownMessage>()
  readonly #outbox: { id: string; text: string }[]
  /** All changes up to this one have been received. */
  #changeSeq = 0
  #client: ChatClient | undefined
  #wake: () => void = () => undefined
  #isLeaving = false

  constructor(
    room: RoomOfTwo,
    me: RoomOfTwo['buyer'],
    options: ChaosOptions,
    report: ChaosReport,
    random: Random,
  ) {
    this.#room = room
    this.#me = me
    this.#options = options
    this.#report = report
    this.#random = random
    this.name = me.storeSeq === room.buyer.storeSeq ? 'the buyer' : 'the seller'
    this.#outbox = Array.from({ length: options.messagesEach }, (_, index) => ({
      id: `chaos-${room.roomId}-${me.storeSeq}-${index}`,
      text: `${this.name} says ${index}: 안녕하세요`,
    }))
    report.messages += this.#outbox.length
  }

  messages(): string[] {
    return [...this.#shown.values()].sort((a, b) => a.messageSeq - b.messageSeq).map(lineOf)
  }

  /** Sends the outbox in order, however many attempts it takes. */
  async sendAll(): Promise<void> {
    const deadline = performance.now() + TIMEOUT_MILLISECONDS
    for (let draft = this.#outbox[0]; draft; draft = this.#outbox[0]) {
      if (performance.now() > deadline)
        throw new Error(`${this.name} could not send everything: ${this.faults.join(', ')}`)
      const client = await this.#connected()
      if (!client) continue
      const { id } = draft
      const times = this.#chance(0.2) ? 2 : 1
      for (let time = 0; time < times; time += 1) this.#send(client, draft)
      if (this.#chance(0.08)) this.#cut(client)
      await this.#until(() => !client.isOpen || this.acknowledged.has(id), 3_000)
      if (this.acknowledged.has(id)) this.#outbox.shift()
      if (this.#chance(0.08)) this.#cut(client)
      await pause(this.#random.next() * 30)
    }
  }

  /** Waits until so many messages have been received; reconnects only when the connection was lost. */
  async receiveAll(total: number): Promise<void> {
    const deadline = performance.now() + TIMEOUT_MILLISECONDS
    while (this.#shown.size < total) {
      if (performance.now() > deadline)
        return void this.faults.push(`${this.name} was shown ${this.#shown.size} of ${total}`)
      await this.#connected()
      await this.#until(() => this.#shown.size >= total || !this.#client?.isOpen, 1_000)
    }
  }

  async readAll(): Promise<ShownMessage[]> {
    const path = `/edge/api/chat/rooms/${this.#room.roomId}/messages?afterSeq=0&limit=200`
    const read = (await this.#request(path)) as { items: ShownMessage[] }
    return read.items
  }

  leave(): void {
    this.#isLeaving = true
    this.#client?.cut()
  }

  #send(client: ChatClient, { id, text }: { id: string; text: string }): void {
    if (!client.isOpen) return
    this.#report.sends += 1
    client.send('sendMessageRequest', {
      roomId: this.#room.roomId,
      storeSeq: this.#me.storeSeq,
      message: text,
      messageType: 'textMessage',
      clientMessageId: id,
    })
  }

  #cut(client: ChatClient): void {
    if (!client.isOpen) return
    this.#report.cuts += 1
    client.cut()
  }

  async #connected(): Promise<ChatClient | undefined> {
    if (this.#client?.isOpen) return this.#client
    const { url } = this.#server()
    let lastChange = 0
    try {
      const client = await openChatClient({
        url,
        token: this.#me.token,
        isForgetful: true,
        onFrame: (frame) => {
          if (frame.action === 'newMessageEvent') {
            const { changeSeq } = frame.data as ShownMessage
            if (changeSeq <= lastChange) this.faults.push(`${this.name}: change ${changeSeq} again`)
            lastChange = changeSeq
          }
          this.#take(frame)
        },
      })
      this.#client = client
      void client.closed.then(() => this.#wake())
      await this.#catchUp()
      return client
    } catch {
      // A server that is being killed refuses, or does not answer.
      await pause(50 + this.#random.next() * 100)
      return undefined
    }
  }

  #take({ action, data, error }: ChatFrame): void {
    if (error) {
      if (error.code !== -1) this.faults.push(`${this.name}: ${action} ${error.code}`)
      return
    }
    if (action === 'sendMessageResponse') {
      const { clientMessageId, messageSeq } = data as ShownMessage
      const before = this.acknowledged.get(clientMessageId ?? '')
      if (before !== undefined && before !== messageSeq)
        this.faults.push(`${clientMessageId} was acknowledged as ${before} and ${messageSeq}`)
      if (before === undefined) {
        this.#report.acknowledged += 1
        this.acknowledged.set(clientMessageId ?? '', messageSeq)
      }
    }
    if (action === 'newMessageEvent') this.#report.events += 1
    if (action === 'sendMessageResponse' || action === 'newMessageEvent')
      this.#show(data as ShownMessage)
    this.#wake()
  }

  /** A message with a gap before it means that changes were missed. */
  #show(message: ShownMessage): void {
    this.#shown.set(message.messageSeq, message)
    while (this.#shown.has(this.#changeSeq + 1)) this.#changeSeq += 1
  }

  /** Reads missed changes by sequence from the edge host. Only texts are written here: changes are messages. */
  async #catchUp(): Promise<void> {
    const { roomId } = this.#room
    for (let hasMore = true; hasMore; ) {
      const path = `/edge/api/chat/rooms/${roomId}/changes?afterChange=${this.#changeSeq}&limit=20`
      const read = (await this.#request(path)) as { items: ShownMessage[]; hasMore: boolean }
      for (const message of read.items) {
        if (!this.#shown.has(message.messageSeq)) this.#report.caughtUp += 1
        this.#show(message)
      }
      hasMore = read.hasMore && read.items.length > 0
    }
  }

  async #request(path: string): Promise<unknown> {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const answer = await fetch(`${this.#server().url}${path}`, {
        headers: { authorization: `Bearer ${this.#me.token}` },
      }).catch(() => undefined)
      if (answer?.ok) return answer.json()
      if (this.#isLeaving) break
      await pause(100)
    }
    throw new Error(`${path} was not answered`)
  }

  #server(): BackendProcess {
    const { servers } = this.#options
    const server = servers[Math.floor(this.#random.next() * servers.length)]
    if (!server) throw new Error('no server')
    return server
  }

  #chance = (share: number) => this.#random.next() < share

  async #until(holds: () => boolean, timeout: number): Promise<void> {
    const deadline = performance.now() + timeout
    while (!holds() && performance.now() < deadline) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(1, deadline - performance.now()))
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
}
