import type { Database } from '#backend/db/database.ts'
import { isEndState } from '#contracts/order-states.ts'
import { checkChains, checkCompanies, checkWorld } from './check-world.ts'
import { claim, decide } from './claims.ts'
import type { LifeCommand } from './life-commands.ts'
import { addGood, createLivesWorld, type LivesWorld, PLACES } from './lives-world.ts'
import { fillPurses } from './purses.ts'
import { runJobs } from './run-jobs.ts'
import { freeze, place, reach, scan, step } from './take-step.ts'
import { wait } from './wait.ts'

/*
 * Random lives of orders: eight people, seven products, the companies and the clock do random things, possible and
 * impossible ones, through the operations of the hosts and the jobs of the server; after each, the world is compared with
 * what order-oracle.ts says of it.
 */

/** One life after another in one world. */
export async function createLives(database: Database, start: Date) {
  const world = await createLivesWorld(database, start)
  return {
    /** Lines of the oracle that an order has gone along. */
    taken: world.taken,
    /** @returns how many orders lived, and how many commands took effect */
    async live(commands: readonly LifeCommand[]): Promise<{ orders: number; effects: number }> {
      await begin(world, start)
      const { orders } = world
      let effects = 0
      for (const command of commands) {
        const before = orders.map(({ state }) => state).join()
        await obey(world, command)
        if (orders.map(({ state }) => state).join() !== before) effects += 1
        await checkWorld(world)
      }
      await checkChains(world)
      await checkCompanies(world)
      return { orders: orders.length, effects }
    },
  }
}

async function begin(world: LivesWorld, start: Date): Promise<void> {
  const { kysely } = world
  // Holidays are known for some years only.
  world.time = start
  // Orders of the life before do not keep this one's buyers from ordering, and nothing of them is under way.
  await kysely
    .updateTable('orders')
    .set({ state: 'EXPIRED', due_at: null })
    .where('state', 'in', ['PENDING_PAYMENT', 'REQUESTED'])
    .execute()
  await kysely.deleteFrom('order_timer').execute()
  await kysely.updateTable('refund').set({ next_at: null }).execute()
  await kysely.updateTable('payout').set({ next_at: null }).execute()
  await kysely.updateTable('parcel').set({ check_at: null }).execute()
  world.orders = []
  world.goods = []
  world.purses = await fillPurses(world)
  for (let at = 0; at < PLACES; at += 1) world.goods.push(await addGood(world, at))
}

async function obey(world: LivesWorld, command: LifeCommand): Promise<void> {
  if (command.kind === 'PLACE') return place(world, command)
  if (command.kind === 'WAIT') return wait(world, command.hours)
  if (command.kind === 'CLAIM') return claim(world, command)
  if (command.kind === 'DECIDE') return decide(world, command)
  if (command.kind === 'JOBS') return runJobs(world, {}, command.isLost)
  const open = world.orders.filter(({ state }) => !isEndState(state))
  const among = 'isWild' in command && command.isWild ? world.orders : open
  const order = among[command.order % Math.max(1, among.length)]
  if (!order) return
  if (command.kind === 'STEP') return step(world, command, order)
  if (command.kind === 'REACH') return reach(world, command, order)
  if (command.kind === 'SCAN') return scan(world, order)
  return freeze(world, order)
}
