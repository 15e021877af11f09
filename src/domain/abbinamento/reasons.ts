/** The evidence of a proposal in Italian words, strongest first. */
import { formatData } from '../date.ts';
import { formatImporto } from '../importi.ts';
import type { Fonti } from './context.ts';
import * as P from './hypothesis.ts';
import type { Ipotesi } from './hypothesis.ts';
import type { TipoDifferenza } from './types.ts';

const DIFFERENZE: Readonly<Record<TipoDifferenza, string>> = {
  abbuono: 'abbuono',
  spese: 'spese',
  ritenuta: 'ritenuta',
  bollo: 'bollo',
  arrotondamento: 'arrotondamento',
  iva_split: 'IVA in scissione dei pagamenti',
  sconto: 'sconto',
};

/** How much of a name was found, by whole hundredths. */
const QUOTE = Array.from({ length: 101 }, (_, quota) => `ragione sociale ${quota}%`);

/** Numbers said one by one; of more, how many. */
const DETTI = 4;

function citati(numeri: readonly string[]): string {
  if (numeri.length === 1) return `fattura ${numeri[0]} citata`;
  if (numeri.length <= DETTI) return `fatture ${numeri.join(', ')} citate`;
  return `${numeri.length} fatture citate`;
}

function importo(ipotesi: Ipotesi): string {
  const { differenze, partite, movimenti, prove } = ipotesi;
  const [differenza] = differenze;
  if ((prove & P.PARZIALE) !== 0) return 'pagamento parziale';
  if (differenza)
    return `importo meno ${DIFFERENZE[differenza.tipo]} ${formatImporto(Math.abs(differenza.importo))}`.replace(
      'meno',
      differenze.reduce((sum, one) => sum + one.importo, 0) * Math.sign(ipotesi.importi[0] ?? 1) < 0
        ? 'meno'
        : 'più',
    );
  if (movimenti.length > 1) return `la somma dei ${movimenti.length} movimenti è uguale`;
  return partite.length > 1 ? `la somma delle ${partite.length} partite è uguale` : 'importo uguale';
}

/** Used again every time: lists that grow keep room for more, and those that are given are kept. */
const motivi: string[] = [];

export function describeMotivi(
  ipotesi: Ipotesi,
  { movimenti, partite, righeMovimenti, righePartite: righe }: Fonti,
): string[] {
  const { prove, coperto, citate } = ipotesi;
  motivi.length = 1;
  motivi[0] = importo(ipotesi);
  if (citate.length === 1) {
    const numero = righe[citate[0] ?? -1]?.numero_documento;
    if (numero) motivi.push(`fattura ${numero} citata`);
  } else if (citate.length > 1) {
    const numeri: string[] = [];
    for (const at of citate) {
      const numero = righe[at]?.numero_documento;
      if (numero && !numeri.includes(numero)) numeri.push(numero);
    }
    if (numeri.length > 0) motivi.push(citati(numeri));
  }
  if ((prove & P.NUMERO_ALTRUI) !== 0) motivi.push('anche chi è nominato ha questo numero');
  if ((prove & P.RIFERIMENTO_CITATO) !== 0) motivi.push('riferimento uguale');
  if ((prove & P.SOGGETTO_NOTO) !== 0) motivi.push('soggetto già riconosciuto');
  if ((prove & P.IBAN_NOTO) !== 0) motivi.push('IBAN noto');
  if ((prove & P.CODICE_NOTO) !== 0) motivi.push('partita IVA o codice fiscale citati');
  if ((prove & P.MANDATO_NOTO) !== 0) motivi.push('mandato SDD noto');
  if (coperto > 0.3) motivi.push(QUOTE[Math.min(100, Math.round(coperto * 100))] ?? '');
  if ((prove & P.DATA_CITATA) !== 0) motivi.push('data del documento citata');
  if ((prove & P.SCADENZA_CITATA) !== 0) motivi.push('scadenza citata');
  if ((prove & P.MESE_CITATO) !== 0) motivi.push('mese citato');
  if ((prove & P.RATA_CITATA) !== 0) motivi.push('rata citata');
  const [prima = -1] = ipotesi.partite;
  const [at = -1] = ipotesi.movimenti;
  if (ipotesi.partite.length === 1 && partite.scadenze[prima] === movimenti.giorni[at]) {
    const scadenza = righe[prima]?.scadenza;
    if (scadenza && scadenza === righeMovimenti[at]?.data)
      motivi.push(`pagato alla scadenza ${formatData(scadenza)}`);
  }
  if ((prove & P.TUTTE) !== 0) motivi.push('tutte le partite aperte');
  else if ((prove & P.STESSA_SCADENZA) !== 0) motivi.push('tutte della stessa scadenza');
  if ((prove & P.ALTRO_NUMERO) !== 0) motivi.push('è citato un altro numero');
  return motivi.slice();
}
