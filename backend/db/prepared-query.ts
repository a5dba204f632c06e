import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
} from 'kysely'
import { markPrepared } from './prepared-statement.ts'
import type { DB } from './schema.ts'

/** Stands for a value in a statement that is built without its values. */
class Slot {
  constructor(readonly name: string) {}
}

/** Builds statements, and runs none. */
const blank = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

interface Buildable<Row> {
  compile(builder: QueryExecutorProvider): CompiledQuery<Row>
}

/**
 * A query whose text is made once for all calls, and which each session parses and plans once: for what runs with many
 * calls, and whose plan does not depend on the values. It names its columns: a session refuses `*` after a migration has
 * added one.
 * @param build never looks at the values, as their places stand there instead; no list is among them
 */
export function preparedQuery<Values extends object, Row>(
  build: (db: Kysely<DB>, values: Values) => Buildable<Row>,
): (db: Kysely<DB>, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined
  return async (db, values) => {
    built ??= compile(build)
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...built, parameters })
    return rows
  }
}

function compile<Values extends object, Row>(
  build: (db: Kysely<DB>, values: Values) => Buildable<Row>,
): CompiledQuery<Row> {
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) })
  const compiled = build(blank, slots as Values).compile(blank)
  return { ...compiled, sql: markPrepared(compiled.sql) }
}
