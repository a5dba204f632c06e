import { randomUUID } from 'node:crypto'
import type { Database } from '#backend/db/database.ts'
import { seedCategory, seedStore } from '#backend/demo/seed/builders/index.ts'
import { createKeyRing } from '#backend/keys/create-key-ring.ts'
import { ensureListingRules } from '#backend/screening/ensure-listing-rules.ts'
import type { ListingContent } from '#contracts/listing.ts'
import { bearerOf } from './bearer.ts'
import { hostClients } from './host-client.ts'
import { testHostDependencies } from './host-dependencies.ts'
import { listing, seedPhoto } from './listing-inputs.ts'

/** Sellers with their clients, the test's clock, and the categories and regions that `listing` names. */
export async function createListingFixture(database: Database, start: Date) {
  const { kysely } = database
  let time = start
  const ring = createKeyRing({ now: () => start })
  const dependencies = testHostDependencies(database, {
    now: () => time,
    // Tokens do not expire while the test's clock advances.
    keys: { ...ring, verifyAccessToken: (token) => ring.verifyAccessToken(token, start) },
  })
  const clients = hostClients(dependencies)
  await ensureListingRules(kysely)
  await seedCategory(kysely)
  await seedCategory(kysely, { category_seq: 2, slug: 'home', path: 'home', name: '생활' })
  const chair = { category_seq: 3, parent_seq: 2, depth: 2 as const, name: '의자' }
  await seedCategory(kysely, { ...chair, slug: 'chair', path: 'home/chair' })
  await kysely
    .insertInto('region')
    .values(
      ['합정동', '망원동', '서교동', '연남동'].map((name, index) => ({
        region_code: `1144060${index}`,
        parent_code: null,
        depth: 3 as const,
        name,
        full_name: `서울 마포구 ${name}`,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

  async function seller(store: Parameters<typeof seedStore>[1] = {}) {
    const { storeSeq, userSeq } = await seedStore(kysely, store)
    const product = clients('product', { bearer: await bearerOf(dependencies, userSeq) })
    const photo = () => seedPhoto(kysely, userSeq)

    /** The input of a new form with one photo. */
    /** Its seller has confirmed that the listing repeats another one. */
    async function form(content: Partial<ListingContent> = {}) {
      const photoIds = content.photoIds ?? [await photo()]
      return { formKey: randomUUID(), content: listing(photoIds, content), isConfirmed: true }
    }
    return {
      storeSeq,
      userSeq,
      product,
      photo,
      form,
      async register(content: Partial<ListingContent> = {}) {
        const { productSeq } = await product.registerListing(await form(content))
        return productSeq
      },
      async edit(productSeq: number, content: Partial<ListingContent>) {
        const { version } = await product.getListing({ productSeq })
        return product.editListing({ productSeq, version, formKey: randomUUID(), content })
      },
    }
  }

  return {
    kysely,
    dependencies,
    seller,
    anyone: clients('product'),
    search: clients('search'),
    /** What members are told about a product, oldest first. */
    async told(productSeq: number) {
      const rows = await kysely
        .selectFrom('notice_event')
        .select(['kind', 'payload'])
        .where('subject_seq', '=', productSeq)
        .orderBy('event_seq')
        .execute()
      return rows.map(({ kind, payload }) => ({ kind, ...payload }))
    },
    now: () => time,
    /** The clock shows the start again. */
    restart: () => {
      time = start
    },
    wait: (milliseconds: number) => {
      time = new Date(time.getTime() + milliseconds)
    },
  }
}

export type ListingFixture = Awaited<ReturnType<typeof createListingFixture>>
