/** Whether a browser loads a page ahead of a click that may never come. */
export const isPrefetch = ({ headers }: Pick<Request, 'headers'>) =>
  /prefetch|prerender/.test(
    `${headers.get('sec-purpose')} ${headers.get('purpose')} ${headers.get('x-moz')}`,
  )
