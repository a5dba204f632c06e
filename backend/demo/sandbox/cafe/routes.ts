import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { cafeLinkPage } from '../pages/cafe-link-page.ts'
import { cafeLoginPage, cafePage, cafePostPage, cafeWritePage } from '../pages/cafe-pages.ts'
import { showPage } from '../pages/page.ts'
import { type Person, peopleOf } from '../people.ts'
import { readSandboxForm } from '../read-form.ts'
import type { World } from '../world.ts'
import { cafeApi } from './api.ts'
import { callUs } from './call-us.ts'
import { endLink, findCafeMember, giveCode, linkOfMember, openCodeOf, saveLink } from './members.ts'
import { drawCafePicture } from './picture.ts'
import { BOARDS, findPost, listPosts, saveListedPost } from './posts.ts'

const COOKIE = 'sandbox_cafe'
const NO_ANSWER = '두손이 대답하지 않아요. 잠시 후 다시 해 주세요.'

const postSchema = z.object({
  board: z.enum(BOARDS),
  title: z.string().trim().min(1).max(100),
  body: z.string().trim().max(3_000),
  price: z
    .string()
    .transform((typed) => typed.replaceAll(/[\s,원]/g, ''))
    .pipe(z.string().regex(/^\d{1,9}$/))
    .transform(Number),
  pictures: z.coerce.number().int().min(0).max(3),
})

/** Pictures that are drawn for a post. */
const drawnFor = (count: number, at: number) =>
  Array.from({ length: count }, (_, index) => `${at % 4}-${(at + index) % 1_000_000}`)

/** A small cafe: members, boards with posts, and the page where a member links their account with ours. */
export function cafeRoutes(world: World, reach: typeof fetch): Hono {
  const { publicOrigin } = world
  const app = new Hono()
  app.route('/api', cafeApi(world))

  const memberOf = (c: Context) => findCafeMember(world, getCookie(c, COOKIE))

  /** A handler for members; others log in first and come back. */
  const asMember =
    (handle: (c: Context, member: Person) => Response | Promise<Response>) =>
    async (c: Context) => {
      const member = await memberOf(c)
      if (member) return handle(c, member)
      const { pathname, search } = new URL(c.req.url)
      const back = c.req.method === 'GET' ? `${pathname}${search}` : '/sandbox/cafe'
      return c.redirect(`/sandbox/cafe/login?back=${encodeURIComponent(back)}`, 303)
    }

  app.get('/', async (c) => {
    const [posts, member] = [await listPosts(world), await memberOf(c)]
    return showPage(c, publicOrigin, cafePage({ posts, member, publicOrigin }))
  })
  app.get('/pictures/:pictureId', async (c) => {
    const picture = await drawCafePicture(c.req.param('pictureId'))
    if (!picture) return c.text('없는 사진이에요.', 404)
    return c.body(new Uint8Array(picture), 200, { 'content-type': 'image/jpeg' })
  })
  app.get('/login', async (c) =>
    showPage(
      c,
      publicOrigin,
      cafeLoginPage(await peopleOf(world, 'naver'), c.req.query('back') ?? '/sandbox/cafe'),
    ),
  )
  app.post('/login', async (c) => {
    const { person = '', back = '' } = await readSandboxForm(c)
    if (!(await findCafeMember(world, person))) return c.text('누구인지 골라 주세요.', 400)
    setCookie(c, COOKIE, person, { path: '/sandbox/cafe', httpOnly: true, sameSite: 'Lax' })
    const isOurs = back === '/sandbox/cafe' || /^\/sandbox\/cafe\/(?!\/)/.test(back)
    return c.redirect(isOurs ? back : '/sandbox/cafe', 303)
  })

  app.get(
    '/write',
    asMember((c) => showPage(c, publicOrigin, cafeWritePage(null))),
  )
  app.post(
    '/write',
    asMember(async (c, { id, name }) => {
      const written = postSchema.safeParse(await readSandboxForm(c))
      if (!written.success) return c.text('제목과 가격을 다시 확인해 주세요.', 400)
      const at = world.now().getTime()
      const { pictures, ...texts } = written.data
      const post = {
        ...texts,
        postId: String(at),
        memberId: id,
        nickname: name,
        isSold: false,
        isDeleted: false,
        pictureIds: drawnFor(pictures, at),
        revision: 1,
      }
      await saveListedPost(world, post)
      return c.redirect(`/sandbox/cafe/posts/${post.postId}`, 303)
    }),
  )
  app.get('/posts/:postId', async (c) => {
    const post = await findPost(world, c.req.param('postId'))
    if (!post) return c.text('없는 글이에요.', 404)
    const isOwn = (await memberOf(c))?.id === post.memberId
    const link = await linkOfMember(world, post.memberId)
    const storeName = link?.state === 'LINKED' ? link.storeName : null
    return showPage(c, publicOrigin, cafePostPage(post, { isOwn, storeName }))
  })
  app.get(
    '/posts/:postId/edit',
    asMember(async (c, { id }) => {
      const post = await findPost(world, c.req.param('postId') ?? '')
      if (post?.memberId !== id) return c.text('없는 글이에요.', 404)
      return showPage(c, publicOrigin, cafeWritePage(post))
    }),
  )
  app.post(
    '/posts/:postId',
    asMember(async (c, { id }) => {
      const post = await findPost(world, c.req.param('postId') ?? '')
      if (post?.memberId !== id) return c.text('없는 글이에요.', 404)
      const fields = await readSandboxForm(c)
      const revision = post.revision + 1
      if (fields.act === 'delete')
        await saveListedPost(world, { ...post, isDeleted: true, revision })
      else if (fields.act === 'sold')
        await saveListedPost(world, { ...post, isSold: !post.isSold, revision })
      else {
        const written = postSchema.safeParse(fields)
        if (!written.success) return c.text('제목과 가격을 다시 확인해 주세요.', 400)
        const { pictures, ...texts } = written.data
        const isSame = pictures === post.pictureIds.length
        const pictureIds = isSame ? post.pictureIds : drawnFor(pictures, world.now().getTime())
        await saveListedPost(world, { ...post, ...texts, pictureIds, revision })
      }
      const isGone = fields.act === 'delete'
      return c.redirect(isGone ? '/sandbox/cafe' : `/sandbox/cafe/posts/${post.postId}`, 303)
    }),
  )

  const showLink = async (c: Context, member: Person, problem?: string) => {
    const typed = c.req.query('code') ?? ''
    const link = await linkOfMember(world, member.id)
    const code = await openCodeOf(world, member.id)
    const page = cafeLinkPage({ member, link, code, typed, problem, publicOrigin })
    return showPage(c, publicOrigin, page)
  }
  app.get(
    '/link',
    asMember((c, member) => showLink(c, member)),
  )
  app.post(
    '/link/code',
    asMember(async (c, member) => {
      await giveCode(world, member)
      return c.redirect('/sandbox/cafe/link', 303)
    }),
  )
  app.post(
    '/link/take',
    asMember(async (c, member) => {
      const { code = '' } = await readSandboxForm(c)
      const { id: memberId, name: nickname } = member
      const taken = await callUs(world, reach, { type: 'LINK', code, memberId, nickname })
      const { linkKey, storeName, message } = taken?.answer ?? {}
      if (!taken?.ok || linkKey === undefined) return showLink(c, member, message ?? NO_ANSWER)
      const link = { memberId, nickname, storeName: storeName ?? '' }
      await saveLink(world, linkKey, { ...link, state: 'LINKED' })
      return c.redirect('/sandbox/cafe/link', 303)
    }),
  )
  app.post(
    '/link/end',
    asMember(async (c, member) => {
      const link = await linkOfMember(world, member.id)
      if (link) {
        const ended = await callUs(world, reach, { type: 'UNLINK', linkKey: link.linkKey })
        if (!ended?.ok) return showLink(c, member, NO_ANSWER)
        await endLink(world, link.linkKey)
      }
      return c.redirect('/sandbox/cafe/link', 303)
    }),
  )
  return app
}
