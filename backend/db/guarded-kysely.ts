import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { OuterDatabaseError } from './errors.ts'
import type { DB } from './schema.ts'

/** A connection in use, and the one around it: of another database. */
interface Hold {
  provider: GuardedConnectionProvider
  active: boolean
  outer: Hold | undefined
}

/** One for all databases of the process: each promise costs a little more for every storage that was ever used. */
const HOLDS = new AsyncLocalStorage<Hold>()

/** Builds the query builder over a driver, and refuses nested use of the outer handle. */
export function createGuardedKysely(driver: Driver): Kysely<DB> {
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new GuardedConnectionProvider(driver),
  )
  return new Kysely<DB>({ config: { dialect }, dialect, driver, executor })
}

class GuardedConnectionProvider implements ConnectionProvider {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    // Unfinished work of an ended transaction still carries its hold, and may query again.
    let outer = HOLDS.getStore()
    // A loop that was begun within a hold would lengthen the chain with each round.
    while (outer && !outer.active) outer = outer.outer
    for (let held = outer; held; held = held.outer)
      if (held.provider === this && held.active) throw new OuterDatabaseError()
    const connection = await this.#driver.acquireConnection()
    const hold: Hold = { provider: this, active: true, outer }
    try {
      return await HOLDS.run(hold, () => consumer(connection))
    } finally {
      hold.active = false
      await this.#driver.releaseConnection(connection)
    }
  }
}
