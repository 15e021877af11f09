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

/** The share of a name that was found, in whole hundredths. */
const QUOTE = Array.from({ length: 101 }, (_, quota) => `ragione sociale ${quota}%`);

/** At most this many numbers are listed; of more, only their count is said. */
const DETTI = 4;

function cited(numbers: readonly string[]): string {
  if (numbers.length === 1) return `fattura ${numbers[0]} citata`;
  if (numbers.length <= DETTI) return `fatture ${numbers.join(', ')} citate`;
  return `${numbers.length} fatture citate`;
}

function importo(hypothesis: Ipotesi): string {
  const { differenze, partite, movimenti, prove } = hypothesis;
  const [differenza] = differenze;
  if ((prove & P.PARZIALE) !== 0) return 'pagamento parziale';
  if (differenza)
    return `importo meno ${DIFFERENZE[differenza.tipo]} ${formatImporto(Math.abs(differenza.importo))}`.replace(
      'meno',
      differenze.reduce((sum, one) => sum + one.importo, 0) * Math.sign(hypothesis.importi[0] ?? 1) < 0
        ? 'meno'
        : 'più',
    );
  if (movimenti.length > 1) return `la somma dei ${movimenti.length} movimenti è uguale`;
  return partite.length > 1 ? `la somma delle ${partite.length} partite è uguale` : 'importo uguale';
}

/**
 * Reused for every proposal and copied at the end: a list that grows reserves room, which every proposal would keep.
 */
const reasons: string[] = [];

export function describeMotivi(
  hypothesis: Ipotesi,
  { movimenti, partite, righeMovimenti, righePartite: righe }: Fonti,
): string[] {
  const { prove, coperto, citate } = hypothesis;
  reasons.length = 1;
  reasons[0] = importo(hypothesis);
  if (citate.length === 1) {
    const number = righe[citate[0] ?? -1]?.numero_documento;
    if (number) reasons.push(`fattura ${number} citata`);
  } else if (citate.length > 1) {
    const numbers: string[] = [];
    for (const at of citate) {
      const number = righe[at]?.numero_documento;
      if (number && !numbers.includes(number)) numbers.push(number);
    }
    if (numbers.length > 0) reasons.push(cited(numbers));
  }
  if ((prove & P.NUMERO_ALTRUI) !== 0) reasons.push('anche chi è nominato ha questo numero');
  if ((prove & P.RIFERIMENTO_CITATO) !== 0) reasons.push('riferimento uguale');
  if ((prove & P.SOGGETTO_NOTO) !== 0) reasons.push('soggetto già riconosciuto');
  if ((prove & P.IBAN_NOTO) !== 0) reasons.push('IBAN noto');
  if ((prove & P.CODICE_NOTO) !== 0) reasons.push('partita IVA o codice fiscale citati');
  if ((prove & P.MANDATO_NOTO) !== 0) reasons.push('mandato SDD noto');
  if (coperto > 0.3) reasons.push(QUOTE[Math.min(100, Math.round(coperto * 100))] ?? '');
  if ((prove & P.DATA_CITATA) !== 0) reasons.push('data del documento citata');
  if ((prove & P.SCADENZA_CITATA) !== 0) reasons.push('scadenza citata');
  if ((prove & P.MESE_CITATO) !== 0) reasons.push('mese citato');
  if ((prove & P.RATA_CITATA) !== 0) reasons.push('rata citata');
  const [before = -1] = hypothesis.partite;
  const [at = -1] = hypothesis.movimenti;
  if (hypothesis.partite.length === 1 && partite.scadenze[before] === movimenti.giorni[at]) {
    const scadenza = righe[before]?.scadenza;
    if (scadenza && scadenza === righeMovimenti[at]?.data)
      reasons.push(`pagato alla scadenza ${formatData(scadenza)}`);
  }
  if ((prove & P.TUTTE) !== 0) reasons.push('tutte le partite aperte');
  else if ((prove & P.STESSA_SCADENZA) !== 0) reasons.push('tutte della stessa scadenza');
  if ((prove & P.ALTRO_NUMERO) !== 0) reasons.push('è citato un altro numero');
  return reasons.slice();
}
