/** Whether an error says that the database is away, not that it refused something. */
import { getErrorCode } from '../error-code.ts';
import { EngineLost } from './engine/link.ts';
import { DatabaseFault } from './faults.ts';

/**
 * SQLSTATE, PostgreSQL documentation, appendix A: the server shuts down or starts (57P01, 57P02, 57P03), ended an idle
 * session (57P05), takes no more connections (53300); class 08 is told apart below.
 */
const AWAY = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);

/** Of the system, where nobody listens or the way there is broken. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** The driver gives these no code: a connection that ended under a statement, or before it. */
const UNCODED =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

const isLostCode = (code: string): boolean => AWAY.has(code) || UNREACHED.has(code) || /^08\w{3}$/.test(code);

/** True when the connection was lost or could not be made; looks through the causes and the parts of an error. */
export function isDatabaseLost(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (cause instanceof EngineLost || cause instanceof DatabaseFault) return true;
  if (isLostCode(getErrorCode(cause)) || UNCODED.test(cause.message)) return true;
  // Several addresses of one name fail together as one error.
  if (cause instanceof AggregateError && cause.errors.some(isDatabaseLost)) return true;
  return isDatabaseLost(cause.cause);
}
