/**
 * Puts mistakes into the month that is still open, so that there is something to find: a client who is twice in the
 * anagrafiche, a receipt that came back unpaid, a statement that does not tie. Each replaces an existing row, so that
 * the counts stay as requested. An office that is too small for one of them goes without it.
 */
import { formatData } from '../date.ts';
import { toCentesimi } from '../importi.ts';
import { makeNomeInBanca, makeRiga } from './row.ts';
import { makeChance, type Chance } from './random.ts';
import type {
  AziendaDemo,
  ImportazioneDemo,
  DemoOptions,
  PagatoDemo,
  RigaDemo,
  SoggettoDemo,
  StudioDemo,
} from './types.ts';

/** The conto whose statement does not tie; it has no other problem. */
const BROKEN_CONTO = 1;
const DOPPIONE = 'doppione';
/** Days after the due date on which a bank says that a receipt came back. */
const GIORNI_INSOLUTO = 3;

/** The same office with its problems. */
export function withProblems(studio: StudioDemo, { seme, al }: DemoOptions): StudioDemo {
  const original = studio.azienda.soggetti.find(({ ruoli }) => ruoli[0] === 'cliente');
  const azienda = original ? withDuplicate(studio.azienda, original) : studio.azienda;
  return {
    ...studio,
    azienda,
    *importazioni() {
      const chance = makeChance(seme, 'problemi');
      const incassi = new Map<string, RigaDemo>();
      for (const file of studio.importazioni()) {
        const opened = file.dal.slice(0, 7) === al.slice(0, 7);
        if (!opened) incassiNotes(file, incassi);
        yield opened ? spoil(file, azienda, incassi, chance) : file;
      }
    },
  };
}

/** Adds the client in another spelling, with the same codes, as if somebody had entered it again. */
function withDuplicate(azienda: AziendaDemo, original: SoggettoDemo): AziendaDemo {
  const duplicate: SoggettoDemo = {
    ...original,
    chiave: DOPPIONE,
    ragione_sociale: `${original.ragione_sociale.toUpperCase()} (SEDE)`,
    ibans: [],
  };
  return { ...azienda, soggetti: [...azienda.soggetti, duplicate] };
}

/** Finds the latest receipt of one effect that was credited on each conto. */
function incassiNotes({ conto, righe }: ImportazioneDemo, incassi: Map<string, RigaDemo>): void {
  if (conto === null) return;
  const latest = righe.findLast(
    ({ paga, descrizione, importo }) =>
      importo > 0 && paga.length === 1 && descrizione.startsWith('ACCREDITO EFFETTI'),
  );
  if (latest) incassi.set(conto, latest);
}

function spoil(
  file: ImportazioneDemo,
  azienda: AziendaDemo,
  incassi: Map<string, RigaDemo>,
  chance: Chance,
): ImportazioneDemo {
  if (file.conto === null) return spoilPartite(file, azienda);
  if (file.conto === azienda.conti[BROKEN_CONTO]?.chiave) return spoilSaldo(file);
  const incasso = incassi.get(file.conto);
  const spoilt = incasso ? spoilIncasso(file, azienda, incasso, chance) : file;
  // One receipt comes back, on whichever conto.
  if (spoilt !== file) incassi.clear();
  return spoilt;
}

/** New invoices to the client name both spellings. */
function spoilPartite(file: ImportazioneDemo, { soggetti }: AziendaDemo): ImportazioneDemo {
  const duplicate = soggetti.find(({ chiave }) => chiave === DOPPIONE);
  const original = soggetti.find(
    ({ chiave, partita_iva }) => chiave !== DOPPIONE && partita_iva === duplicate?.partita_iva,
  );
  if (!duplicate || !original) return file;
  const { chiave: soggetto, ragione_sociale } = duplicate;
  // In a small office the client may have no invoice this month: any sale will do.
  const at = Math.max(
    file.righe.findIndex((riga) => riga.soggetto === original.chiave),
    file.righe.findIndex(({ causale }) => causale === 'Fattura di vendita'),
  );
  const righe = file.righe.map((riga, place) =>
    place === at ? { ...riga, soggetto, ragione_sociale } : riga,
  );
  return { ...file, righe };
}

/** True for a row that settles nothing and has no other side elsewhere. */
const isFree = ({ paga, descrizione, causale }: RigaDemo): boolean =>
  paga.length === 0 && !descrizione.startsWith('GIROCONTO') && causale !== '15 FINANZIAMENTI';

/** The bank takes back what it had credited for one receipt; the later balances change with it. */
function spoilIncasso(
  file: ImportazioneDemo,
  azienda: AziendaDemo,
  incasso: RigaDemo,
  chance: Chance,
): ImportazioneDemo {
  const at = file.righe.findIndex(
    (riga, place) => place >= GIORNI_INSOLUTO && isFree(riga) && riga.importo < 0,
  );
  const [paid] = incasso.paga;
  const before = file.righe[at];
  const customer = azienda.soggetti.find(({ chiave }) => chiave === paid?.soggetto);
  if (!paid || !before || !customer) return file;
  const removed = before.importo + paid.importo;
  if (file.righe.slice(at).some(({ saldo }) => (saldo ?? 0) < removed)) return file;
  const righe = file.righe.map((riga, place) => {
    if (place < at) return riga;
    const saldo = riga.saldo === null ? null : toCentesimi(riga.saldo - removed);
    return place === at
      ? { ...makeInsoluto(paid, customer, before, chance), riga: riga.riga, saldo }
      : { ...riga, saldo };
  });
  return { ...file, righe, saldo_finale: righe.at(-1)?.saldo ?? file.saldo_finale };
}

const makeInsoluto = (
  { numero_documento, importo }: PagatoDemo,
  customer: SoggettoDemo,
  { data }: RigaDemo,
  chance: Chance,
): RigaDemo =>
  makeRiga({
    data,
    causale: '31 EFFETTI INSOLUTI',
    descrizione: `INSOLUTO RIBA ${makeNomeInBanca(customer.ragione_sociale, chance)} FATT. ${numero_documento} RESO IL ${formatData(data)}`,
    ragione_sociale: customer.ragione_sociale,
    importo: -importo,
  });

/** Exchanges two digits. */
const swapDigits = (text: string, at: number): string =>
  text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);

/** An amount in cents with two of its digits exchanged, or the same amount if its digits are equal. */
function exchangeDigits(importo: number): number {
  const digits = String(Math.abs(importo));
  const at = Array.from(digits).findIndex((digit, place) => digit !== (digits[place + 1] ?? digit));
  return at === -1 ? importo : Math.sign(importo) * Number(swapDigits(digits, at));
}

/** Changes one amount as if it had been copied wrongly: from its line on, the balances of the bank differ. */
function spoilSaldo(file: ImportazioneDemo): ImportazioneDemo {
  const half = Math.floor(file.righe.length / 2);
  const at = file.righe.findIndex(
    (riga, place) => place >= half && isFree(riga) && exchangeDigits(riga.importo) !== riga.importo,
  );
  const before = file.righe[at];
  if (!before) return file;
  const importo = toCentesimi(exchangeDigits(before.importo));
  return {
    ...file,
    righe: file.righe.map((riga, place) => (place === at ? { ...riga, importo } : riga)),
    rottura: { riga: before.riga, differenza: toCentesimi(before.importo - importo) },
  };
}
