import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { paths } from '#app/paths.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import { MEDIA_REFUSALS } from '#contracts/chat-media-constants.ts'
import { REFUSALS } from './refuse-request.ts'

/** Several times what users type; a body is read whole, and a megabyte of fields takes a third of a second. */
const MAXIMUM_FORM_BYTES = 256 * 1024
/** A picture as phones take them, and the fields beside it. */
const MAXIMUM_PICTURE_FORM_BYTES = CHAT_RULES.imageBytes + MAXIMUM_FORM_BYTES
/** Such a form is in memory whole, so that few are read at once. */
const PICTURE_FORMS_AT_ONCE = 3
/** Pages whose form has a picture, and their data requests. */
const PICTURE_FORMS = [paths.profile(), `${paths.profile()}.data`]

const limitTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => c.text(REFUSALS.bodyTooLong.text, 413) })
const limitFields = limitTo(MAXIMUM_FORM_BYTES)
const limitPicture = limitTo(MAXIMUM_PICTURE_FORM_BYTES)

let picturesBeingRead = 0

/** Refuses a form that is larger than ours are, before it is read; and one with a picture while others are being read. */
export const limitForms: MiddlewareHandler = async (c, next) => {
  const length = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY)
  if (!PICTURE_FORMS.includes(c.req.path) || length <= MAXIMUM_FORM_BYTES)
    return limitFields(c, next)
  if (picturesBeingRead >= PICTURE_FORMS_AT_ONCE) {
    const { status, message } = MEDIA_REFUSALS.BUSY
    return c.text(message, status, { 'retry-after': '2', connection: 'close' })
  }
  picturesBeingRead += 1
  try {
    return await limitPicture(c, next)
  } finally {
    picturesBeingRead -= 1
  }
}
