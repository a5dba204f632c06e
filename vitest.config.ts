import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

const FOLDERS = ['app', 'backend', 'contracts', 'server', 'tests']
const TESTS = `{${FOLDERS.join(',')}}/**/*.test.{ts,tsx}`
const NO_TESTS = ['tests/e2e/**', 'node_modules/**', 'build/**']
/** Tests of the embedded engine itself do not concern PostgreSQL. */
if (process.env.TEST_DATABASE_URL) NO_TESTS.push('backend/db/pglite/**')

/** Files that mock one of our modules: the mock would apply to every file of the same process. */
const MOCKING = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(
      (file) =>
        /\.test\.tsx?$/.test(file) && /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(file, 'utf8')),
    ),
)

/** Short files that take long. On a new machine Vitest takes large files for slow ones, and these would run last, alone on one processor. */
const LONG = [
  'backend/search/judged/judged.test.ts',
  'backend/orders/order-lives.test.ts',
  'tests/contract/order-chaos.test.ts',
  'tests/contract/chat-chaos.test.ts',
  'backend/db/pglite/pglite.test.ts',
  'server/back-up.test.ts',
  'tests/contract/chat-socket.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const rank = ({ moduleId }: { moduleId: string }) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(name))
      return place === -1 ? LONG.length : place
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  plugins: [
    {
      name: 'stored-model-names',
      // Each process would make the table anew, which takes two seconds; the production build has it too.
      load: (id) =>
        id.endsWith('/built-name-table.ts')
          ? `import { readFileSync } from 'node:fs'
            import { modelNamesFile } from '#tests/support/model-names.ts'
            export const builtNameTable = () => JSON.parse(readFileSync(modelNamesFile(), 'utf8'))`
          : null,
    },
  ],
  // Route modules and components are compiled as the app compiles them, without the Remix plugin.
  esbuild: { jsx: 'automatic' },
  test: {
    environment: 'node',
    pool: 'forks',
    // Every embedded database is a few hundred megabytes.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // A process for each file would load the same modules again: more than a quarter of the total time.
        extends: true,
        test: {
          name: 'shared',
          include: [TESTS],
          exclude: [...NO_TESTS, ...MOCKING],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'mocking', include: MOCKING, exclude: NO_TESTS } },
    ],
  },
})
