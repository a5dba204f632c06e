export * from './bank-account-rows.ts'
export * from './damage-rows.ts'
export * from './rows.ts'
export * from './seed-rows.ts'
