/** Who the rows of a file are with: their names, IBANs and codes, once each. */
import type { DaRiconoscere } from '#api/contract/anteprima-import.ts';
import type { RigaImport } from '#api/contract/invio-import.ts';
import { findCodici } from '#domain/controparti.ts';

interface ControparteFile extends DaRiconoscere {
  righe: number;
  /** Cents. */
  importo: number;
}

/** What names the counterparty of a row: its name, else its IBAN; null when nothing does. */
export function getControparteKey({
  ragione_sociale,
  iban_controparte,
}: Pick<RigaImport, 'ragione_sociale' | 'iban_controparte'>): string | null {
  const name = ragione_sociale?.trim() ?? '';
  if (name !== '') return name;
  return iban_controparte === null || iban_controparte === '' ? null : iban_controparte;
}

const MASSIMO = { ibans: 50, codici: 20 } as const;

/** The counterparties of the rows that name one and have no soggetto yet, in the order they come. */
export function collectControparti(righe: readonly RigaImport[]): ControparteFile[] {
  const found = new Map<string, ControparteFile>();
  for (const riga of righe) {
    const key = getControparteKey(riga);
    if (key === null || riga.id_soggetto !== null) continue;
    const before = found.get(key);
    const voce = before ?? {
      nome: riga.ragione_sociale?.trim() ?? '',
      ibans: [],
      codici: [],
      righe: 0,
      importo: 0,
    };
    if (!before) found.set(key, voce);
    voce.righe += 1;
    voce.importo += riga.importo;
    const iban = riga.iban_controparte;
    if (iban && !voce.ibans.includes(iban) && voce.ibans.length < MASSIMO.ibans) voce.ibans.push(iban);
    for (const code of findCodici(`${riga.ragione_sociale ?? ''} ${riga.descrizione}`))
      if (!voce.codici.includes(code) && voce.codici.length < MASSIMO.codici) voce.codici.push(code);
  }
  return [...found.values()];
}
