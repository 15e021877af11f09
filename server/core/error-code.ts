/** The code of an error, as the system, PostgreSQL or a library gave it; empty where it has none. */
export const getErrorCode = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
