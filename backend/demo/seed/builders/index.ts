export * from './rows.ts'
export * from './seed-rows.ts'
