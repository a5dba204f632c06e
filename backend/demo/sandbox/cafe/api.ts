import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { isSignedByCafe } from '#backend/integrations/cafe/cafe-signature.ts'
import { CAFE_DATE_HEADER, CAFE_SIGNATURE_HEADER } from '#contracts/cafe-constants.ts'
import { failing } from '../faults.ts'
import { CAFE_CODE, CAFE_LINK } from '../kinds.ts'
import type { World } from '../world.ts'
import { endLink, findCafeMember, memberOfLink, saveLink } from './members.ts'
import { drawCafePicture } from './picture.ts'
import { BOARDS, findShare, listPosts, saveListedPost } from './posts.ts'

const claimSchema = z.object({ code: z.string(), linkKey: z.string() })
/** Where members sell. */
const SHARE_BOARDS = [BOARDS[0], BOARDS[2]]
/** A word that the cafe's rules do not allow. */
const FORBIDDEN = '도배'

const shareSchema = z.object({
  revision: z.int(),
  boardId: z.string(),
  post: z.object({
    title: z.string(),
    body: z.string(),
    price: z.int(),
    isSold: z.boolean(),
    pictures: z.array(z.string()),
    url: z.string(),
  }),
})
const activateSchema = z.object({ memberId: z.string().nullable(), storeName: z.string() })

/** The cafe's API, as docs/running.md describes it. */
export function cafeApi(world: World): Hono {
  const { items, now, cafe } = world
  const app = new Hono()
  app.use(failing(world, 'cafe'))
  app.use(async (c, next) => {
    const url = new URL(c.req.url)
    const signed = {
      date: c.req.header(CAFE_DATE_HEADER) ?? '',
      signature: c.req.header(CAFE_SIGNATURE_HEADER) ?? '',
      method: c.req.method,
      path: `${url.pathname}${url.search}`,
      text: await c.req.text(),
    }
    if (!isSignedByCafe(cafe.secret, signed, now())) return c.json({ error: 'signature' }, 401)
    return next()
  })

  app.post('/claims', async (c) => {
    const claim = claimSchema.safeParse(await bodyOf(c))
    if (!claim.success) return c.json({ error: 'body' }, 400)
    const { code, linkKey } = claim.data
    const given = await items.newest(CAFE_CODE, code)
    if (!given) return c.json({ error: 'code' }, 404)
    const { memberId, nickname, expiresAt } = given.value
    let holder: string | null = null
    await items.change(CAFE_CODE, code, ({ value }) => {
      holder = value.linkKey ?? (expiresAt > now().getTime() ? linkKey : null)
      return { ...value, linkKey: holder }
    })
    if (holder === null) return c.json({ error: 'expired' }, 410)
    if (holder !== linkKey) return c.json({ error: 'used' }, 409)
    if (!(await items.newest(CAFE_LINK, linkKey)))
      await saveLink(world, linkKey, { memberId, nickname, storeName: '', state: 'RESERVED' })
    return c.json({ memberId, nickname })
  })

  app.put('/links/:linkKey', async (c) => {
    const asked = activateSchema.safeParse(await bodyOf(c))
    if (!asked.success) return c.json({ error: 'body' }, 400)
    const linkKey = c.req.param('linkKey')
    const known = (await items.newest(CAFE_LINK, linkKey))?.value
    if (known?.state === 'ENDED') return c.json({ error: 'ended' }, 404)
    const member = await findCafeMember(world, known?.memberId ?? asked.data.memberId ?? undefined)
    if (!member) return c.json({ error: 'unknown' }, 404)
    const { storeName } = asked.data
    const link = { memberId: member.id, nickname: member.name, storeName }
    await saveLink(world, linkKey, { ...link, state: 'LINKED' })
    return c.json({ nickname: member.name })
  })

  app.delete('/links/:linkKey', async (c) => {
    await endLink(world, c.req.param('linkKey'))
    return c.json({})
  })

  app.get('/links/:linkKey/posts', async (c) => {
    const memberId = await memberOfLink(world, c.req.param('linkKey'))
    if (memberId === null) return c.json({ error: 'unknown' }, 404)
    const own = (await listPosts(world)).filter(
      (post) => post.memberId === memberId && post.board === BOARDS[0] && !post.share,
    )
    const posts = own.map(({ postId, title, body, price, isSold, pictureIds, revision }) => ({
      ...{ postId, title, body, price, isSold, pictureIds, revision },
      url: `${cafe.pageUrl}/posts/${postId}`,
    }))
    return c.json({ posts })
  })

  app.get('/links/:linkKey/boards', async (c) => {
    const memberId = await memberOfLink(world, c.req.param('linkKey'))
    if (memberId === null) return c.json({ error: 'unknown' }, 404)
    return c.json({ boards: SHARE_BOARDS.map((name) => ({ boardId: name, name })) })
  })

  app.put('/links/:linkKey/shares/:productSeq', async (c) => {
    const asked = shareSchema.safeParse(await bodyOf(c))
    if (!asked.success) return c.json({ error: 'body' }, 400)
    const { linkKey, productSeq } = c.req.param()
    const member = await findCafeMember(world, (await memberOfLink(world, linkKey)) ?? undefined)
    if (!member) return c.json({ error: 'unknown' }, 404)
    const { revision, boardId, post } = asked.data
    const board = SHARE_BOARDS.find((name) => name === boardId)
    if (!board) return c.json({ error: 'board' }, 409)
    if (post.title.includes(FORBIDDEN)) return c.json({ error: 'rules' }, 422)
    const before = await findShare(world, productSeq)
    if (!before || (before.share?.revision ?? 0) < revision)
      await saveListedPost(world, {
        ...{ postId: `s${productSeq}`, memberId: member.id, nickname: member.name, board },
        ...{ title: post.title, body: post.body, price: post.price, isSold: post.isSold },
        ...{ isDeleted: false, pictureIds: [], revision },
        share: { linkKey, revision, url: post.url, pictures: post.pictures },
      })
    return c.json({ url: `${cafe.pageUrl}/posts/s${productSeq}` })
  })

  app.delete('/links/:linkKey/shares/:productSeq', async (c) => {
    const { linkKey, productSeq } = c.req.param()
    const before = await findShare(world, productSeq)
    if (before?.share?.linkKey !== linkKey) return c.json({ error: 'unknown' }, 404)
    const revision = Number(c.req.query('revision'))
    if (revision > before.share.revision)
      await saveListedPost(world, {
        ...before,
        isDeleted: true,
        share: { ...before.share, revision },
      })
    return c.json({})
  })

  app.get('/links/:linkKey/pictures/:pictureId', async (c) => {
    const memberId = await memberOfLink(world, c.req.param('linkKey'))
    const picture = memberId === null ? null : await drawCafePicture(c.req.param('pictureId'))
    if (!picture) return c.json({ error: 'unknown' }, 404)
    return c.body(new Uint8Array(picture), 200, { 'content-type': 'image/jpeg' })
  })

  return app
}

const bodyOf = (c: Context): Promise<unknown> => c.req.json().catch(() => null)
