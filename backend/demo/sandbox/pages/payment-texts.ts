export const wonText = (amount: number) => `${amount.toLocaleString('ko-KR')}원`
