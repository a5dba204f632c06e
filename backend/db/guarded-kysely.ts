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

interface Hold {
  active: boolean
}

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
  readonly #holds = new AsyncLocalStorage<Hold>()

  constructor(driver: Driver) {
    this.#driver = driver
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    // Unfinished work of an ended transaction still carries its hold, and may query again.
    if (this.#holds.getStore()?.active) throw new OuterDatabaseError()
    const connection = await this.#driver.acquireConnection()
    const hold: Hold = { active: true }
    try {
      return await this.#holds.run(hold, () => consumer(connection))
    } finally {
      hold.active = false
      await this.#driver.releaseConnection(connection)
    }
  }
}
