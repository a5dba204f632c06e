import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Commands for a program that answers each line with a line. */
export function asked(child: ChildProcess) {
  if (!child.stdout || !child.stdin) throw new Error('no pipes')
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const { stdin } = child
  return async <Answer = object>(command: object): Promise<Answer> => {
    stdin.write(`${JSON.stringify(command)}\n`)
    const { value, done } = await answers.next()
    if (done) throw new Error('the program has ended')
    return JSON.parse(value) as Answer
  }
}
