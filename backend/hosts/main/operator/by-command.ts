/** Where a command on the machine comes from, for the notes of what operators do: nobody is signed in for it. */
export const BY_COMMAND = {
  operator: null,
  caller: { deviceUuid: null, address: null, userAgent: null },
  reason: '서버에서 명령으로 변경',
} as const
