/** The origin of a command on the machine, for the log of operator actions: no operator is signed in for it. */
export const BY_COMMAND = {
  operator: null,
  caller: { deviceUuid: null, address: null, userAgent: null },
  reason: '서버에서 명령으로 변경',
} as const
