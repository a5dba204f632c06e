export const NOTE_LENGTH = 500

/** How an operator closes a report and why; without a reason it stays open. */
export function readClosing(form: FormData): {
  input: { state: 'ACTED' | 'DISMISSED'; note: string } | null
  error: string
  note: string
} {
  const state = form.get('state')
  // As the host counts it: without the zero character, and one sign for a line break.
  const note = String(form.get('note') ?? '')
    .replaceAll('\0', '')
    .replaceAll('\r\n', '\n')
    .trim()
  if (state !== 'ACTED' && state !== 'DISMISSED')
    return { input: null, error: '어떻게 처리할지 골라 주세요.', note }
  if (note === '' || note.length > NOTE_LENGTH)
    return { input: null, error: `처리 내용을 1자 이상 ${NOTE_LENGTH}자 이하로 적어 주세요.`, note }
  return { input: { state, note }, error: '', note }
}
