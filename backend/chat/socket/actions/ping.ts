import type { Action } from '../action.ts'

export const ping: Action<'ping'> = {
  answer: 'pong',
  run: ({ context }) => [{ action: 'pong', data: { at: context.now().toISOString() } }],
}
