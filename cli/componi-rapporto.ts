/** The report left beside a file that was not imported: what happened, and what to do next. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { CausaMancata, Resoconto } from './rapporto.ts';
import { conta } from './leggi-testo.ts';

const RIMEDI: Record<CausaMancata, string> = {
  lettura:
    'Apri il file in Quadra, nella pagina «Prova di caricamento»: mostra passo per passo dove la lettura si ferma. Se serve scegliere come leggerlo, importalo una volta dal browser e salva il tracciato.',
  rifiutato:
    'Il motivo è scritto sopra. Importa il file dal browser, dove puoi scegliere il conto, correggere le righe o confermare.',
  gia_importato: 'Questo file è già in archivio: si può cancellare.',
  rete: 'Il server non rispondeva: rimetti il file nella cartella.',
};

const quando = (): string =>
  new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'medium' }).format(new Date());

/** The text of the report; the file is read once more for its size and SHA-256. */
export async function componiRapporto(percorso: string, { righe, cause }: Resoconto): Promise<string> {
  const bytes = await readFile(percorso);
  const rimedi = [...new Set(cause)].map((causa) => RIMEDI[causa]);
  return [
    'Quadra non ha importato questo file. In archivio non è rimasto nulla di ciò che non è andato a buon fine.',
    '',
    `File:     ${basename(percorso)}`,
    `Misura:   ${conta(bytes.length, 'byte', 'byte')}`,
    `SHA-256:  ${createHash('sha256').update(bytes).digest('hex')}`,
    `Quando:   ${quando()}`,
    '',
    'Che cosa è successo',
    ...(righe.length > 0 ? righe : ['Nessun messaggio.']).map((riga) => `- ${riga}`),
    '',
    'Che cosa fare',
    ...(rimedi.length > 0 ? rimedi : [RIMEDI.rifiutato]).map((rimedio) => `- ${rimedio}`),
    '- Per riprovare così com’è, rimetti il file nella cartella sorvegliata.',
    '',
  ].join('\n');
}
