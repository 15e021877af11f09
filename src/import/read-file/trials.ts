/** What each answer to a question would make of the file: its own rows, and what they would come to. */
import {
  RIGA_TENUTA,
  SPESA_FUORI,
  type ReadingQuestion,
  type OpzioneDomanda,
  type ProvaRisposta,
  type Risposte,
} from '../cell/questions.ts';
import type { EsitoLettura, EstrattoLetto, OpzioniLettura, RigaLetta } from '../map/outcome.ts';
import type { FileDaLeggere } from '../map/head.ts';
import { readStatementFile } from './read.ts';

/** Rows shown of each reading. */
const MOSTRATE = 4;
/** A larger file would keep who waits for the question: it is asked with its examples alone. */
const MAX_BYTES_PROVA = 20 * 1024 * 1024;

/** Reads as `readStatementFile` does; a question comes with the file read under each of its answers. */
export async function readWithTrials(
  file: FileDaLeggere,
  opzioni: OpzioniLettura = {},
): Promise<EsitoLettura> {
  const esito = await readStatementFile(file, opzioni);
  if (esito.tipo !== 'domanda' || file.bytes.length > MAX_BYTES_PROVA) return esito;
  const prime: Risposte = Object.fromEntries(
    esito.domande.map(({ id, opzioni: [prima] }) => [id, prima?.valore]),
  );
  const senzaAvanzamento: OpzioniLettura = { ...opzioni, onProgress: () => undefined };
  const domande: ReadingQuestion[] = [];
  for (const domanda of esito.domande) {
    const letture: (EstrattoLetto[] | null)[] = [];
    for (const { valore } of domanda.opzioni) {
      // A row or a column to be asked about later hides no reading of now.
      const risposte = {
        riga: RIGA_TENUTA,
        spesa: SPESA_FUORI,
        ...prime,
        ...opzioni.risposte,
        [domanda.id]: valore,
      };
      const letto = await readStatementFile(file, { ...senzaAvanzamento, risposte });
      letture.push(letto.tipo === 'letto' ? letto.estratti : null);
    }
    domande.push({ ...domanda, opzioni: conProve(domanda.opzioni, letture) });
  }
  return { ...esito, domande };
}

function conProve(
  opzioni: readonly OpzioneDomanda[],
  letture: readonly (readonly EstrattoLetto[] | null)[],
): OpzioneDomanda[] {
  const righe = letture.map((estratti) => (estratti ?? []).flatMap((estratto) => estratto.righe));
  const linee = scegliLinee(righe);
  return opzioni.map((opzione, at) => {
    const estratti = letture[at] ?? null;
    return estratti === null ? opzione : { ...opzione, prova: provaDi(estratti, righe[at] ?? [], linee) };
  });
}

/** Lines of the file that read otherwise under the answers, of both signs where there are. */
function scegliLinee(letture: readonly (readonly RigaLetta[])[]): number[] {
  const [prima = [], ...altre] = letture;
  const visti = altre.map((righe) => new Map(righe.map((riga) => [riga.riga, riga])));
  const diverse = prima.filter((riga) =>
    visti.some((per) => {
      const altra = per.get(riga.riga);
      return altra?.data !== riga.data || altra.importo !== riga.importo;
    }),
  );
  const scelte = diverse.length > 0 ? diverse : prima;
  const meta = MOSTRATE / 2;
  const uscite = scelte.filter(({ importo }) => importo < 0);
  const entrate = scelte.filter(({ importo }) => importo >= 0);
  const quanteUscite = Math.min(uscite.length, Math.max(meta, MOSTRATE - entrate.length));
  return [...uscite.slice(0, quanteUscite), ...entrate.slice(0, MOSTRATE - quanteUscite)]
    .map(({ riga }) => riga)
    .toSorted((x, y) => x - y);
}

function provaDi(
  estratti: readonly EstrattoLetto[],
  righe: readonly RigaLetta[],
  linee: readonly number[],
): ProvaRisposta {
  const [primo] = estratti;
  const rotto = estratti.find(({ quadratura }) => quadratura.esito === 'non_quadra');
  const provati = estratti.every(({ quadratura }) => quadratura.esito === 'quadra');
  const somma = (verso: 1 | -1): number =>
    righe.reduce((sum, { importo }) => (Math.sign(importo) === verso ? sum + importo : sum), 0);
  return {
    natura: primo?.natura ?? 'movimento',
    righe: linee.flatMap((linea) => {
      const riga = righe.find((una) => una.riga === linea);
      return riga
        ? [{ riga: linea, data: riga.data, descrizione: riga.descrizione, importo: riga.importo }]
        : [];
    }),
    quante: righe.length,
    entrate: somma(1),
    uscite: somma(-1),
    esito: rotto ? 'non_quadra' : provati ? 'quadra' : 'non_verificabile',
    differenza: rotto?.quadratura.differenza ?? null,
  };
}
