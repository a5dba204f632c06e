export * from './damage-rows.ts'
export * from './rows.ts'
export * from './seed-rows.ts'
