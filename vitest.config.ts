import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Route modules and components are compiled as the app compiles them, without the Remix plugin.
  esbuild: { jsx: 'automatic' },
  test: {
    include: ['{app,backend,contracts,server,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**', 'build/**'],
    environment: 'node',
    pool: 'forks',
    // Every embedded database is a few hundred megabytes.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
