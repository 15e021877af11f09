/** The report that is left beside a file: what happened, and what to do next. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { formatCount } from '#domain/text.ts';
import type { FailureCause, Resoconto } from './report.ts';

const REMEDIES: Record<FailureCause, string> = {
  lettura:
    'Apri il file in Quadra, nella pagina «Prova di caricamento»: mostra passo per passo dove la lettura si ferma. Se serve scegliere come leggerlo, importalo una volta dal browser e salva il tracciato.',
  azienda:
    'Lascia il file nella pagina Studio e scegli l’azienda nella sua riga, oppure importalo con --azienda. Se un’azienda ha quel conto, scrivi il suo IBAN nelle impostazioni e rimetti il file nella cartella.',
  rifiutato:
    'Il motivo è scritto sopra. Importa il file dal browser, dove puoi scegliere il conto, correggere le righe o confermare.',
  gia_importato: 'Questo file è già in archivio: si può cancellare.',
  rete: 'Il server non rispondeva: rimetti il file nella cartella.',
};

const when = (): string =>
  new Intl.DateTimeFormat('it-IT', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(new Date());

/** The name and the time of the file; it is read again for its size and SHA-256. */
async function composeHeader(path: string): Promise<string[]> {
  const bytes = await readFile(path);
  return [
    `File:     ${basename(path)}`,
    `Misura:   ${formatCount(bytes.length, 'byte', 'byte')}`,
    `SHA-256:  ${createHash('sha256').update(bytes).digest('hex')}`,
    `Quando:   ${when()}`,
  ];
}

/** The report beside a file that was imported without its refused rows. */
export const makeScartateReport = async (path: string, { righe }: Resoconto): Promise<string> =>
  [
    'Quadra ha importato questo file, tranne le righe scartate.',
    '',
    ...(await composeHeader(path)),
    '',
    'Che cosa è successo',
    ...righe.map((riga) => `- ${riga}`),
    '',
    'Che cosa fare',
    '- Una riga che la banca non ha ancora contabilizzato arriverà con un altro file: non serve fare nulla.',
    '- Se una riga andava letta, correggi il tracciato e rileggi l’importazione dal registro delle importazioni.',
    '',
  ].join('\n');

/** The text of the report. */
export async function makeReport(path: string, { righe, cause }: Resoconto): Promise<string> {
  const remedies = [...new Set(cause)].map((causa) => REMEDIES[causa]);
  return [
    'Quadra non ha importato questo file. In archivio non è rimasto nulla di ciò che non è andato a buon fine.',
    '',
    ...(await composeHeader(path)),
    '',
    'Che cosa è successo',
    ...(righe.length > 0 ? righe : ['Nessun messaggio.']).map((riga) => `- ${riga}`),
    '',
    'Che cosa fare',
    ...(remedies.length > 0 ? remedies : [REMEDIES.rifiutato]).map((remedy) => `- ${remedy}`),
    '- Per riprovare così com’è, rimetti il file nella cartella sorvegliata.',
    '',
  ].join('\n');
}
