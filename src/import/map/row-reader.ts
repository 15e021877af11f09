/** Rows of cells to rows of a statement: each line of the table ends accepted, refused, or accounted for. */
import { LUNGHEZZE } from '#api/contract/riga.ts';
import type { Lettura } from '#api/contract/tracciati.ts';
import type { Centesimi, Giorno, Natura } from '#api/contract/valori.ts';
import { cleanCell, classifyCell } from '../cell/cell.ts';
import type { AziendaLettura } from '../read/native.ts';
import type { RigaPiana, VisitaRighe } from '../read/table.ts';
import {
  isAutorizzata,
  isFatta,
  isTitoloNonContabilizzate,
  isTotale,
  isTotaleSenzaData,
  isTitoloContabilizzate,
  explainNotBooked,
  explainStatus,
  explainColumnStatus,
  classifySaldo,
} from '../tracciato/row-words.ts';
import { explainNotOpen } from '../cell/partite-words.ts';
import { readSurroundings, readSaldo } from '../tracciato/preamble.ts';
import { isAltraIntestazione, isIntestazioneRipetuta, isVuota } from '../tracciato/structure.ts';
import { isContoTitle, isSameForm } from './conto-title.ts';
import { resolveIndexes } from './columns.ts';
import { findMoneyColumns } from './money-columns.ts';
import { readTotali } from '../tracciato/totals.ts';
import { getOtherParty, createPartitaReader, createVersoParti } from './partita-amount.ts';
import { createImportoReader, type SenzaImporto } from './row-amount.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { createFlatReader } from './flat.ts';
import { createDivisaMemory, createGiornoMemory, makeMemory } from './memory.ts';
import { makeRigheLette, makeUnknownStatus, refuseRow, type RigheLette } from './read-righe.ts';
import { findSospetta, isSospetta } from './suspect.ts';
import { getColumnText, joinDescription, toIbanOrNull, toOneLine } from '../cell/text.ts';

/** Takes the rows of the table one by one, each with the line of the file where it starts. */
export interface RowReader extends VisitaRighe {
  lette: RigheLette;
}

/** What stands above the table: the line next to its header, where it is a title, and the account. */
export interface TableSurroundings {
  sopra: string;
  conto: string | null;
}

const AUTORIZZATA = 'autorizzata';
const NON_CONTABILIZZATA = 'Operazione non ancora contabilizzata';

/**
 * @param natura of open items what is left to pay is read, and what is settled refused
 */
export function createRowReader(
  lettura: Lettura,
  natura: Natura,
  azienda: AziendaLettura | null,
  { sopra, conto: contoSopra }: TableSurroundings = { sopra: '', conto: null },
): RowReader {
  const indici = resolveIndexes(lettura.colonne);
  const partite = natura === 'partita';
  const versoParti = createVersoParti(indici, azienda);
  const soldi = findMoneyColumns(lettura, indici);
  const leggiImporto = partite
    ? createPartitaReader(lettura, indici, versoParti)
    : createImportoReader(lettura, indici);
  const { decimali, ordine_data: ordine } = lettura;
  const divisaFile = lettura.divisa ?? 'EUR';
  const lette = makeRigheLette(indici.divisa === -1);
  const { righe, dichiarati, note } = lette;
  const giorno = createGiornoMemory(ordine);
  const divisa = createDivisaMemory(divisaFile);
  const intestazioneStato = lettura.intestazione[indici.stato] ?? '';
  const stato = makeMemory((cella: string): string | null => {
    if (partite) return explainNotOpen(cella, intestazioneStato);
    return isAutorizzata(cella) ? AUTORIZZATA : explainColumnStatus(cella);
  });
  const fatta = makeMemory(isFatta);
  let sezione: string | null = !partite && isTitoloNonContabilizzate(sopra) ? NON_CONTABILIZZATA : null;
  /** An account named under the rows read so far: of the next table, if its header follows. */
  let contoSotto: { riga: number; conto: string } | null = null;

  /** Whether any status said that its operation is done, and the rows of those that said what nobody knows. */
  function guardaStato(cella: string, linea: number): void {
    if (fatta(cella)) lette.statiNoti = true;
    else if (cella.trim() !== '')
      lette.ignote.push(makeUnknownStatus(cella, linea, lettura.intestazione[indici.stato] ?? null));
  }

  function scarta(riga: readonly string[], linea: number, indice: number, motivo: string): void {
    refuseRow(lette, riga, linea, { indice, colonna: lettura.intestazione[indice] ?? null, motivo });
  }

  /** Totals of a section that is set aside, or of open items, are of other rows. */
  function sommato(riga: readonly string[], linea: number): void {
    const totale = partite || sezione !== null ? null : readTotali(riga, linea, soldi, decimali);
    if (totale) lette.totali.push(totale);
  }

  function dichiara(riga: readonly string[], linea: number, importo: number | null): boolean {
    const saldo = readSaldo(riga, linea, decimali, ordine);
    if (!saldo) return false;
    // In a dare/avere table the side says the sign of the balance, as BancoPosta prints it; a sheet that writes it with
    // its own sign under whichever column comes first is believed when its rows prove it.
    if (importo !== null && importo === -saldo.importo) dichiarati.push({ ...saldo, certo: true });
    dichiarati.push({ ...saldo, importo: importo ?? saldo.importo, certo: true });
    return true;
  }

  function leggi(riga: string[], linea: number): void {
    if (indici.conto !== -1) lette.contoDi.set(linea, cleanCell(riga[indici.conto] ?? ''));
    const data = giorno(riga[indici.data] ?? '');
    const importo = leggiImporto(riga);
    if (data === null || typeof importo !== 'number' || sezione !== null) {
      insolita(riga, linea, data, importo);
      return;
    }
    if (indici.stato !== -1) {
      const motivo = stato(riga[indici.stato] ?? '');
      if (motivo === AUTORIZZATA) note.autorizzate.push(linea);
      else if (motivo !== null) {
        scarta(riga, linea, indici.stato, motivo);
        return;
      } else if (!partite) guardaStato(riga[indici.stato] ?? '', linea);
    }
    const testo = joinDescription(riga, indici.descrizione);
    const chi = versoParti ? getOtherParty(versoParti(riga), indici) : indici.ragione_sociale;
    const ragione = getColumnText(riga, chi, LUNGHEZZE.ragione_sociale);
    const causale = getColumnText(riga, indici.causale, LUNGHEZZE.causale);
    const descrizione = testo === '' ? (ragione ?? causale ?? '') : testo;
    const sospetta = indici.descrizione.length < 2 ? descrizione : findSospetta(riga, indici.descrizione);
    if (isSospetta(sospetta) && nonMovimento(riga, linea, sospetta, importo)) return;
    const detto = partite ? null : explainNotBooked(descrizione);
    if (detto !== null) {
      scarta(riga, linea, indici.descrizione[0] ?? -1, detto);
      return;
    }
    const saldo = indici.saldo === -1 ? Number.NaN : parseCentesimi(riga[indici.saldo] ?? '', decimali);
    righe.push({
      riga: linea,
      data,
      data_valuta: indici.data_valuta === -1 ? null : giorno(riga[indici.data_valuta] ?? ''),
      causale,
      descrizione,
      ragione_sociale: ragione,
      id_soggetto: null,
      numero_documento: getColumnText(riga, indici.numero_documento, LUNGHEZZE.numero_documento),
      data_documento: indici.data_documento === -1 ? null : giorno(riga[indici.data_documento] ?? ''),
      scadenza: indici.scadenza === -1 ? null : giorno(riga[indici.scadenza] ?? ''),
      importo: importo as Centesimi,
      divisa: indici.divisa === -1 ? divisaFile : divisa(riga[indici.divisa]),
      saldo: Number.isNaN(saldo) ? null : (saldo as Centesimi),
      iban_controparte: indici.iban_controparte === -1 ? null : toIbanOrNull(riga[indici.iban_controparte]),
      riferimento: getColumnText(riga, indici.riferimento, LUNGHEZZE.riferimento),
      nota: null,
    });
  }

  /** A dated line with an amount that is a balance or a total all the same. */
  function nonMovimento(riga: string[], linea: number, descrizione: string, importo: number): boolean {
    const tipo = classifySaldo(descrizione);
    if (tipo !== null) return dichiara(riga, linea, lettura.segno === 'dare_avere' ? importo : null);
    if (!isTotale(descrizione)) return false;
    sommato(riga, linea);
    scarta(riga, linea, indici.descrizione[0] ?? -1, 'Riga di totale, non un movimento');
    return true;
  }

  /** Everything that is not plainly a movement. */
  function insolita(
    riga: string[],
    linea: number,
    data: Giorno | null,
    importo: number | SenzaImporto,
  ): void {
    if (isVuota(riga)) return;
    const piene = riga.filter((cella) => cella.trim() !== '');
    const titolo = piene.length <= 2 ? piene.join(' ') : '';
    if (data === null && righe.length > 0 && isContoTitle(piene[0] ?? '')) {
      const { conto } = readSurroundings([riga]);
      if (conto !== null) {
        contoSotto = { riga: linea, conto };
        // Named as the first is, alone on its line: what follows is of it, with a header of its own or without.
        if (contoSopra !== null && piene.length <= 2 && isSameForm(contoSopra, conto)) {
          lette.conti.push(contoSotto);
          contoSotto = null;
          note.testo.push(linea);
          return;
        }
      }
    }
    if (titolo !== '' && isTitoloNonContabilizzate(titolo)) {
      sezione = NON_CONTABILIZZATA;
      note.testo.push(linea);
      return;
    }
    if (titolo !== '' && data === null && sezione === NON_CONTABILIZZATA && isTitoloContabilizzate(titolo)) {
      sezione = null;
      note.testo.push(linea);
      return;
    }
    if (isIntestazioneRipetuta(riga, lettura.intestazione) && data === null) {
      note.intestazioni.push(linea);
      if (contoSotto) lette.conti.push(contoSotto);
      contoSotto = null;
      // The header under the title of what is not booked is of that list.
      if (sezione !== NON_CONTABILIZZATA) sezione = null;
      return;
    }
    if (isAltraIntestazione(riga)) {
      note.intestazioni.push(linea);
      sezione ??= 'Riga di un’altra tabella del file, con altre colonne';
      return;
    }
    sommato(riga, linea);
    const conLato = lettura.segno === 'dare_avere' && typeof importo === 'number' ? importo : null;
    if (dichiara(riga, linea, conLato)) return;
    if (piene.some((cella) => isTotale(cella)) || (data === null && isTotaleSenzaData(piene[0] ?? ''))) {
      note.totali.push(linea);
      return;
    }
    if (sezione !== null && (data !== null || piene.length > 2)) {
      scarta(riga, linea, indici.data, sezione);
      return;
    }
    rifiuta(riga, linea, data, importo, piene.length);
  }

  function rifiuta(
    riga: string[],
    linea: number,
    data: Giorno | null,
    importo: number | SenzaImporto,
    piene: number,
  ): void {
    const cella = (riga[indici.data] ?? '').trim();
    const senza = typeof importo === 'number' ? null : importo;
    if (data === null && cella === '' && senza?.vuoto === true) {
      if (isDettaglio(riga)) {
        aggiungiDettaglio(riga, linea);
        perdiSeDenaro(riga, linea);
      } else if (piene > 2) {
        perdi(riga, linea, indici.data, 'Mancano la data e l’importo');
      } else {
        note.testo.push(linea);
        perdiSeDenaro(riga, linea);
      }
      return;
    }
    if (data === null) {
      if (senza?.vuoto === true && piene <= 2) {
        note.testo.push(linea);
        perdiSeDenaro(riga, linea);
      } else if (cella === '') perdi(riga, linea, indici.data, 'Manca la data');
      else perdi(riga, linea, indici.data, explainStatus(cella) ?? 'La data non si legge o non esiste');
      return;
    }
    if (senza) perdi(riga, linea, senza.indice, senza.motivo);
  }

  /** Refuses a line whose amount may be the one that is missing from the proof. */
  function perdi(riga: readonly string[], linea: number, indice: number, motivo: string): void {
    lette.perse.push(linea);
    scarta(riga, linea, indice, motivo);
  }

  /** Words alone are missing from no proof, and would hide the row beside them where it breaks. */
  function perdiSeDenaro(riga: readonly string[], linea: number): void {
    if (riga.some((cella) => classifyCell(cella) === 'denaro')) lette.perse.push(linea);
  }

  /** Words under a movement, in its description's column: banks break long descriptions over rows. */
  function isDettaglio(riga: readonly string[]): boolean {
    if (righe.length === 0) return false;
    const first = riga.findIndex((cella) => cella.trim() !== '');
    return first > 0 && indici.descrizione.includes(first);
  }

  function aggiungiDettaglio(riga: readonly string[], linea: number): void {
    const last = righe.at(-1);
    if (!last) return;
    const testo = toOneLine(joinDescription(riga, indici.descrizione));
    if (!last.descrizione.includes(testo))
      last.descrizione = `${last.descrizione} ${testo}`.slice(0, LUNGHEZZE.descrizione);
    note.dettagli.push(linea);
  }

  const piana = partite ? null : createFlatReader(lettura, indici, giorno, divisa);

  function leggiPiana(riga: RigaPiana, linea: number): void {
    const letta = piana && sezione === null ? piana(riga, linea) : null;
    if (letta) righe.push(letta);
    else leggi(riga.celle(), linea);
  }

  return { leggi, leggiPiana, lette };
}
