/** The letters that wait to leave. */
import type { MailQueue } from '../core/mail/queue.ts';
import { sendNext } from './commands/send.ts';
import { releaseLost } from './sql/queue.ts';

export const LETTERE: MailQueue = { what: 'letters', sendNext, release: releaseLost };
