/** The closing packs that wait to leave. */
import type { MailQueue } from '../core/mail/queue.ts';
import { sendNextFascicolo } from './commands/send-fascicolo.ts';
import { releaseFascicoli } from './sql/fascicoli.ts';

export const FASCICOLI: MailQueue = {
  what: 'closing packs',
  sendNext: sendNextFascicolo,
  release: releaseFascicoli,
};
