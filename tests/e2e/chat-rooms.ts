import type { Response as PageResponse } from '@playwright/test'
import { cookieOfPerson } from './operator.ts'

/** Opens the chat of a product as its page's form does. @returns the room's path */
export async function openRoom(
  origin: string,
  cookie: string,
  productSeq: number,
): Promise<string> {
  const answer = await post(origin, cookie, `/product/${productSeq}`, { intent: 'chat' })
  const location = answer.headers.get('location')
  if (answer.status !== 303 || !location) throw new Error(`no room: ${answer.status}`)
  return new URL(location, origin).pathname
}

/** Sends a message in a room, as the form without script does. */
export async function say(
  origin: string,
  cookie: string,
  room: string,
  message: string,
): Promise<void> {
  const clientMessageId = crypto.randomUUID()
  const answer = await post(origin, cookie, room, { intent: 'send', clientMessageId, message })
  if (answer.status !== 303) throw new Error(`not said: ${answer.status}`)
}

/** A room of a member: the newest, or a new one. */
export async function someRoom(origin: string, phone: string): Promise<string> {
  const cookie = await cookieOfPerson(origin, { phone, secondFactor: false })
  const list = await (await fetch(`${origin}/chat`, { headers: { cookie } })).text()
  return /href="(\/chat\/\d+)"/.exec(list)?.[1] ?? openRoom(origin, cookie, ANY_PRODUCT)
}

/** A product on sale in a store, by its position on the store's page. */
export async function productOf(origin: string, storeSeq: number, index = 0): Promise<number> {
  const html = await (await fetch(`${origin}/store/${storeSeq}`)).text()
  const found = [...html.matchAll(/href="\/product\/(\d+)"/g)].map(([, seq]) => Number(seq))
  const product = [...new Set(found)][index]
  if (!product) throw new Error(`nothing in store ${storeSeq}`)
  return product
}

/** Of a store that belongs to no demo user. */
export const ANY_PRODUCT = 100_001

/** Posts a form of a page. */
export function post(
  origin: string,
  cookie: string,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, cookie },
    body: new URLSearchParams(fields),
  })
}

/** Whether a response answers a form of a page, and not the chat's socket, which requests its ticket meanwhile. */
export const isAnswerToForm = (response: PageResponse) =>
  response.request().method() === 'POST' && !response.url().endsWith('/api/chat/ticket')
