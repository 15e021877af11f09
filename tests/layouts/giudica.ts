/** What the reader makes of a generated file, against what was written into it. */
import type { Risposte } from '#import/cell/questions.ts';
import type { EsitoLettura } from '#import/map/outcome.ts';
import { readStatementFile } from '#import/read-file/read.ts';
import { scrivi, type FileScritto } from './file.ts';
import type { Layout } from './modello.ts';

/**
 * `giusto`: the very rows. `chiede`: a question, of which some answer gives them. `detto`: other rows, but the file is
 * said not to tie, or each row that lacks is among the refused. `rifiuta`: not read, with the reason. `sbagliato`: other
 * rows in silence, or a question to which no answer is right.
 */
export type Verdetto = 'giusto' | 'chiede' | 'detto' | 'rifiuta' | 'sbagliato';

export interface Giudizio {
  verdetto: Verdetto;
  /** What differs, for who looks. */
  perche: string;
}

/** What is true of a file, whatever it is written as. */
export type Vero = Pick<Layout, 'vere' | 'natura' | 'saldi' | 'azienda'>;

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

const nudo = (testo: string | null): string => (testo ?? '').replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();

/** Each row as one line; the other side is compared where the file names one. */
function attese({ vere, natura }: Vero): string[] {
  return vere
    .map(({ data, importo, divisa, conto, controparte }) =>
      [natura, data, importo, divisa, nudo(conto), nudo(controparte)].join(' '),
    )
    .toSorted();
}

function lette({ estratti }: Letto, layout: Vero): string[] {
  const conConti = layout.vere.some(({ conto }) => conto !== null);
  const conParti = layout.vere.some(({ controparte }) => controparte !== null);
  return estratti
    .flatMap(({ righe, conto, natura }) =>
      righe.map(({ data, importo, divisa, ragione_sociale }) =>
        [
          natura,
          data,
          importo,
          divisa,
          conConti ? nudo(conto) : '',
          conParti ? nudo(ragione_sociale) : '',
        ].join(' '),
      ),
    )
    .toSorted();
}

/** What one list has more than the other. */
function oltre(una: readonly string[], altra: readonly string[]): string[] {
  const resto = [...altra];
  return una.filter((riga) => {
    const at = resto.indexOf(riga);
    if (at !== -1) resto.splice(at, 1);
    return at === -1;
  });
}

/** Balances that are others than those stated; none read is no fault. */
function saldiStorti({ estratti }: Letto, { saldi }: Vero): string {
  const [estratto] = estratti;
  if (!saldi || !estratto) return '';
  const { saldo_iniziale: iniziale, saldo_finale: finale } = estratto;
  const torna =
    (iniziale === null || iniziale === saldi.iniziale) && (finale === null || finale === saldi.finale);
  return torna ? '' : `saldi ${iniziale}, ${finale}; veri ${saldi.iniziale}, ${saldi.finale}`;
}

function confronta(esito: Letto, layout: Vero, altro: Controllo): Giudizio {
  const [mie, sue] = [lette(esito, layout), attese(layout)];
  const [troppe, mancanti] = [oltre(mie, sue), oltre(sue, mie)];
  const stesse = troppe.length === 0 && mancanti.length === 0;
  const storto = saldiStorti(esito, layout) || (stesse ? altro(esito) : '');
  if (stesse && storto === '') return { verdetto: 'giusto', perche: '' };
  const rotto = esito.estratti.some(({ quadratura }) => quadratura.esito === 'non_quadra');
  const scartate = esito.estratti.reduce((sum, estratto) => sum + estratto.scartate.length, 0);
  const detto = rotto || (troppe.length === 0 && mancanti.length > 0 && mancanti.length <= scartate);
  const perche =
    storto ||
    `letta ${troppe[0] ?? '-'} | vera ${mancanti[0] ?? '-'} (${troppe.length}/${mancanti.length} di ${sue.length})`;
  return { verdetto: detto ? 'detto' : 'sbagliato', perche };
}

/** Every way of answering what is asked. */
function risposteDi({ domande }: Extract<EsitoLettura, { tipo: 'domanda' }>): Risposte[] {
  return domande.reduce<Risposte[]>(
    (tutte, { id, opzioni }) =>
      tutte.flatMap((prima) => opzioni.map(({ valore }) => ({ ...prima, [id]: valore }))),
    [{}],
  );
}

async function leggi(file: FileScritto, layout: Vero, risposte?: Risposte): Promise<EsitoLettura> {
  return readStatementFile(file, { azienda: layout.azienda, ...(risposte ? { risposte } : {}) });
}

/** What is wrong beyond the rows; empty for nothing. */
type Controllo = (esito: EsitoLettura) => string;

export async function giudica(layout: Layout, seme: number): Promise<Giudizio> {
  return giudicaFile(await scrivi(layout, seme), layout);
}

/** @param altro what else to look at in a reading whose rows are the true ones */
export async function giudicaFile(
  file: FileScritto,
  layout: Vero,
  altro: Controllo = () => '',
): Promise<Giudizio> {
  const esito = await leggi(file, layout);
  if (esito.tipo === 'letto') return confronta(esito, layout, altro);
  if (esito.tipo !== 'domanda')
    return { verdetto: 'rifiuta', perche: esito.tipo === 'errore' ? esito.messaggio : esito.tipo };
  const chieste = esito.domande.map(({ id }) => id).join(' ');
  const provate: Giudizio[] = [];
  for (const risposte of risposteDi(esito)) {
    const poi = await leggi(file, layout, risposte);
    provate.push(
      poi.tipo === 'letto' ? confronta(poi, layout, altro) : { verdetto: 'rifiuta', perche: poi.tipo },
    );
  }
  const buona = provate.some(({ verdetto }) => verdetto === 'giusto' || verdetto === 'detto');
  return buona
    ? { verdetto: 'chiede', perche: chieste }
    : { verdetto: 'sbagliato', perche: `${chieste}: ${provate[0]?.perche ?? ''}` };
}
