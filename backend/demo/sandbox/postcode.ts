import { Hono } from 'hono'
import { sameText } from '#backend/integrations/signing.ts'
import { failing } from './faults.ts'
import { ROAD_ADDRESSES } from './road-addresses.ts'
import type { World } from './world.ts'

/** A number is meant whole: building 24 is not lot 240. */
const fits = (part: string, word: string) =>
  part === word || (!/^\d/.test(word) && part.includes(word))

/** The search of road addresses: answers as the real one does, from a small table. */
export function postcodeRoutes(world: World): Hono {
  const app = new Hono()

  app.post('/addrlink/addrLinkApi.do', failing(world, 'postcode'), async (c) => {
    const fields = await c.req.parseBody()
    const field = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
    const refuse = (errorCode: string) =>
      c.json({ results: { common: { errorCode, totalCount: '0' }, juso: null } })
    if (!sameText(field('confmKey'), world.postcode.key)) return refuse('E0001')
    const keyword = field('keyword').trim()
    if (keyword === '') return refuse('E0005')
    if (keyword.length < 2) return refuse('E0008')
    if (/^\d+$/.test(keyword)) return refuse('E0009')
    const words = keyword.split(/\s+/)
    const found = ROAD_ADDRESSES.filter((row) => {
      const parts = `${row.roadAddr} ${row.jibunAddr}`.split(/[\s()]+/)
      return words.every((word) => parts.some((part) => fits(part, word)))
    })
    const size = Number(field('countPerPage')) || 10
    const start = (Number(field('currentPage')) - 1) * size
    return c.json({
      results: {
        common: { errorCode: '0', errorMessage: '정상', totalCount: String(found.length) },
        juso: found.slice(start, start + size),
      },
    })
  })
  return app
}
