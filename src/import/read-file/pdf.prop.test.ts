import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estratti, guasta, guasti, totale, type EstrattoScritto } from '#tests/scrittori/estratto.ts';
import { descrizione, scriviPdf, stampe, type StampaPdf } from '#tests/scrittori/pdf.ts';
import type { EsitoLettura, OpzioniLettura } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

/** Writing and reading a PDF takes tens of milliseconds: fewer runs than for texts. */
const RUNS = { numRuns: 40 };

async function leggi(bytes: Uint8Array, opzioni: OpzioniLettura = {}): Promise<EsitoLettura> {
  return readStatementFile({ nome: 'estratto_conto.pdf', bytes }, opzioni);
}

/** What a person would answer: order of the dates and, without signs or balances, the side. */
async function leggiTutto(bytes: Uint8Array): Promise<Letto> {
  const esito = await leggi(bytes);
  const letto =
    esito.tipo === 'domanda'
      ? await leggi(bytes, { risposte: { ordine_data: 'gma', segno: 'con_segno' } })
      : esito;
  if (letto.tipo !== 'letto') throw new Error(JSON.stringify(letto));
  return letto;
}

/** Where the balance is the only sign, what it says cannot be contradicted by one. */
const conVerso = stampe.filter(({ verso }) => verso !== 'senza_segno');
/** Two movements at least: the sign of one alone is proved by nothing. */
const lunghi = estratti.filter(({ movimenti }) => movimenti.length > 2);

function attesi({ movimenti }: EstrattoScritto, stampa: StampaPdf) {
  return movimenti.map((movimento) => ({
    data: movimento.data,
    data_valuta: stampa.valuta ? movimento.data_valuta : null,
    importo: movimento.importo,
    descrizione: descrizione(movimento, stampa),
  }));
}

describe('PDF', () => {
  it(
    'what was printed is read, whole, and ties',
    () =>
      fc.assert(
        fc.asyncProperty(lunghi, stampe, async (scritto, stampa) => {
          const letto = await leggiTutto(await scriviPdf([scritto], stampa));
          const [estratto] = letto.estratti;
          const righe = estratto?.righe.map(({ data, data_valuta, importo, descrizione: testo }) => ({
            data,
            data_valuta,
            importo,
            descrizione: testo,
          }));
          expect(righe).toEqual(attesi(scritto, stampa));
          expect(letto.estratti).toMatchObject([
            {
              conto: scritto.conto,
              divisa: scritto.divisa,
              saldo_iniziale: scritto.iniziale,
              saldo_finale: scritto.iniziale + totale(scritto),
              scartate: [],
              quadratura: { esito: 'quadra', differenza: 0 },
            },
          ]);
        }),
        RUNS,
      ),
    120_000,
  );

  it(
    'one movement dropped, doubled, turned or changed does not tie',
    () =>
      fc.assert(
        fc.asyncProperty(lunghi, conVerso, guasti, fc.nat(29), async (scritto, stampa, guasto, quale) => {
          const movimenti = guasta(scritto, guasto, quale);
          // Amounts that show no sign at all are read by the balances, which a turned one does not contradict.
          fc.pre(stampa.verso === 'dare_avere' || movimenti.some(({ importo }) => importo < 0));
          const letto = await leggiTutto(await scriviPdf([scritto], stampa, movimenti));
          expect(letto.estratti[0]?.quadratura.esito).toBe('non_quadra');
          expect(letto.estratti[0]?.quadratura.riga).toBeGreaterThan(0);
        }),
        RUNS,
      ),
    120_000,
  );

  it(
    'a running balance names the row that is wrong, whatever else stands on the page',
    () =>
      fc.assert(
        fc.asyncProperty(lunghi, conVerso, guasti, fc.nat(29), async (scritto, stampa, guasto, quale) => {
          const movimenti = guasta(scritto, guasto, quale);
          fc.pre(stampa.verso === 'dare_avere' || movimenti.some(({ importo }) => importo < 0));
          const letto = await leggiTutto(await scriviPdf([scritto], { ...stampa, saldo: true }, movimenti));
          const [estratto] = letto.estratti;
          expect(estratto?.righe.map(({ importo }) => importo)).toEqual(
            movimenti.map(({ importo }) => importo),
          );
          const at = quale % scritto.movimenti.length;
          const nominata = estratto?.righe.findIndex(({ riga }) => riga === estratto.quadratura.riga);
          // Of a row twice the second breaks; of one that is missing the next, or the last when none follows.
          const attesa = guasto === 'doppio' ? at + 1 : Math.min(at, movimenti.length - 1);
          expect([attesa, guasto === 'doppio' ? at : attesa]).toContain(nominata);
        }),
        RUNS,
      ),
    120_000,
  );
});
