/** The evidence of a proposal in Italian words, strongest first. */
import { formatData } from '../date.ts';
import { formatImporto } from '../importi.ts';
import type { Sources } from './context.ts';
import * as P from './hypothesis.ts';
import type { Hypothesis } from './hypothesis.ts';
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
const SHARES = Array.from({ length: 101 }, (_, quota) => `ragione sociale ${quota}%`);

/** At most this many numbers are listed; of more, only their count is said. */
const SAID = 4;

function describeCited(numbers: readonly string[]): string {
  if (numbers.length === 1) return `fattura ${numbers[0]} citata`;
  if (numbers.length <= SAID) return `fatture ${numbers.join(', ')} citate`;
  return `${numbers.length} fatture citate`;
}

function importo(hypothesis: Hypothesis): string {
  const { differenze, partite, movimenti, evidence } = hypothesis;
  const [differenza] = differenze;
  if ((evidence & P.PARTIAL) !== 0) return 'pagamento parziale';
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
  hypothesis: Hypothesis,
  { movimenti, partite, righeMovimenti, righePartite: righe }: Sources,
): string[] {
  const { evidence, covered, cited } = hypothesis;
  reasons.length = 1;
  reasons[0] = importo(hypothesis);
  if (cited.length === 1) {
    const number = righe[cited[0] ?? -1]?.numero_documento;
    if (number) reasons.push(`fattura ${number} citata`);
  } else if (cited.length > 1) {
    const numbers: string[] = [];
    for (const at of cited) {
      const number = righe[at]?.numero_documento;
      if (number && !numbers.includes(number)) numbers.push(number);
    }
    if (numbers.length > 0) reasons.push(describeCited(numbers));
  }
  if ((evidence & P.NUMBER_OF_OTHERS) !== 0) reasons.push('anche chi è nominato ha questo numero');
  if ((evidence & P.CITED_REFERENCE) !== 0) reasons.push('riferimento uguale');
  if ((evidence & P.KNOWN_SOGGETTO) !== 0) reasons.push('soggetto già riconosciuto');
  if ((evidence & P.KNOWN_IBAN) !== 0) reasons.push('IBAN noto');
  if ((evidence & P.KNOWN_CODE) !== 0) reasons.push('partita IVA o codice fiscale citati');
  if ((evidence & P.KNOWN_MANDATO) !== 0) reasons.push('mandato SDD noto');
  if (covered > 0.3) reasons.push(SHARES[Math.min(100, Math.round(covered * 100))] ?? '');
  if ((evidence & P.CITED_DATE) !== 0) reasons.push('data del documento citata');
  if ((evidence & P.CITED_SCADENZA) !== 0) reasons.push('scadenza citata');
  if ((evidence & P.CITED_MONTH) !== 0) reasons.push('mese citato');
  if ((evidence & P.CITED_RATA) !== 0) reasons.push('rata citata');
  const [before = -1] = hypothesis.partite;
  const [at = -1] = hypothesis.movimenti;
  if (hypothesis.partite.length === 1 && partite.scadenze[before] === movimenti.days[at]) {
    const scadenza = righe[before]?.scadenza;
    if (scadenza && scadenza === righeMovimenti[at]?.data)
      reasons.push(`pagato alla scadenza ${formatData(scadenza)}`);
  }
  if ((evidence & P.ALL_OPEN) !== 0) reasons.push('tutte le partite aperte');
  else if ((evidence & P.SAME_SCADENZA) !== 0) reasons.push('tutte della stessa scadenza');
  if ((evidence & P.OTHER_NUMBER) !== 0) reasons.push('è citato un altro numero');
  return reasons.slice();
}
