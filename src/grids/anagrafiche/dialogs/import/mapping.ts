/** From the columns of a file to the fields of a soggetto. Pure. */
import type { RigaSoggetto } from '#api/contract/soggetti-importa.ts';
import { RUOLI, type RuoloSoggetto } from '#api/contract/soggetti.ts';
import { NOMI_TESTO } from '../record/values.ts';
import type { ImportedTable } from './table.ts';

const { ragione_sociale, partita_iva, codice_fiscale, ...others } = NOMI_TESTO;
export const CAMPI_FILE = {
  ragione_sociale,
  cognome: 'Cognome',
  nome: 'Nome',
  partita_iva,
  codice_fiscale,
  iban: 'IBAN',
  ...others,
  ruolo: 'Ruolo',
  cliente: 'Cliente (sì o no)',
  fornitore: 'Fornitore (sì o no)',
  mandante: 'Mandante (sì o no)',
  agente: 'Agente (sì o no)',
} as const;
export type CampoFile = keyof typeof CAMPI_FILE;
export const NOMI_CAMPI = Object.keys(CAMPI_FILE) as CampoFile[];

/** Headers in use in exports of Italian accounting programs and in hand-made lists, the surest first. */
const PAROLE: Record<CampoFile, RegExp> = {
  partita_iva: /^(p\.? ?iva|partita ?iva|piva|vat( number| id)?|part\. ?iva|n\.? ?iva|numero iva)$/,
  codice_fiscale: /^(c\.? ?f\.?|cod(ice|\.)? ?fisc(ale|\.)?|cf)$/,
  iban: /^(iban|codice iban|coordinate( bancarie)?|iban cliente|iban fornitore)$/,
  pec: /^(pec|e?-?mail pec|posta (elettronica )?certificata|indirizzo pec)$/,
  email: /^(e-?mail|mail|posta elettronica|indirizzo e-?mail)$/,
  telefono: /^(tel\.?|telefono|cell(ulare|\.)?|phone|recapito( telefonico)?|telefono 1)$/,
  cap: /^(c\.?a\.?p\.?|codice postale|zip)$/,
  comune: /^(comune|citta'?|città|localita'?|località|city|paese)$/,
  provincia: /^(prov(incia|\.)?|pr|sigla provincia|pv)$/,
  nazione: /^(nazione|stato|country|cod(ice|\.)? (nazione|paese|stato)|iso)$/,
  indirizzo: /^(indirizzo|via|sede( legale)?|address|domicilio)$/,
  cognome: /^(cognome|surname)$/,
  nome: /^(nome|name)$/,
  ragione_sociale:
    /^(ragione sociale|rag\.? ?soc(iale|\.)?|denominazione( sociale)?|intestazione|nominativo|cliente|fornitore|anagrafica|descrizione|cognome e nome|soggetto)$/,
  ruolo: /^(ruolo|ruoli|tipo( anagrafica| soggetto)?|categoria)$/,
  // After the name, which some lists put under one of these.
  cliente: /^cliente$/,
  fornitore: /^fornitore$/,
  mandante: /^mandante$/,
  agente: /^agente$/,
};

const simple = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .replace(/[:*]+$/, '')
    .trim();

/** Where the header stands: the row with most known words, among the first ones. -1 when none has any. */
export function findHeader({ righe }: ImportedTable): number {
  let best = -1;
  let most = 0;
  for (const [at, riga] of righe.slice(0, 30).entries()) {
    const known = riga.filter((cell) => Object.values(PAROLE).some((word) => word.test(simple(cell)))).length;
    if (known > most) {
      best = at;
      most = known;
    }
  }
  return best;
}

/** Column of the file for each field; null for a field without one. */
export type ColumnMapping = Readonly<Record<CampoFile, number | null>>;

/** Columns of the file that feed no field. */
export const listUnused = (header: readonly string[], mapping: ColumnMapping): string[] =>
  header.filter((text, at) => text.trim() !== '' && !Object.values(mapping).includes(at));

export function proposeMapping(header: readonly string[]): ColumnMapping {
  const used = new Set<number>();
  const found = (Object.entries(PAROLE) as [CampoFile, RegExp][]).map(([field, word]) => {
    const at = header.findIndex((text, index) => !used.has(index) && word.test(simple(text)));
    if (at >= 0) used.add(at);
    return [field, at < 0 ? null : at] as const;
  });
  const mapping = Object.fromEntries(found) as Record<CampoFile, number | null>;
  // "Nome" alone is how many lists call the ragione sociale.
  if (mapping.ragione_sociale === null && mapping.nome !== null && mapping.cognome === null)
    return { ...mapping, ragione_sociale: mapping.nome, nome: null };
  return mapping;
}

/** Words that name a role in a column of roles. */
function readRoles(text: string, predefined: RuoloSoggetto): RuoloSoggetto[] {
  const words = text.toLowerCase();
  const found = RUOLI.filter((role) => words.includes(role.slice(0, -1)));
  return found.length > 0 ? found : [predefined];
}

const SI = /^(s[iì]'?|x|1|v|vero|true|yes|y)$/i;

/** The rows below the header as the server takes them; empty ones are left out. */
export const readRighe = (
  { righe, lines }: ImportedTable,
  header: number,
  mapping: ColumnMapping,
  predefined: RuoloSoggetto,
): RigaSoggetto[] =>
  righe.slice(header + 1).flatMap((riga, at) => {
    const text = (field: CampoFile): string => {
      const column = mapping[field];
      return column === null ? '' : (riga[column] ?? '').trim().slice(0, 1_000);
    };
    if (riga.every((cell) => cell.trim() === '')) return [];
    // A column for each role, as in the lists that Quadra exports: those marked, and no other.
    const marked = RUOLI.filter((role) => SI.test(text(role)));
    const byColumns = RUOLI.some((role) => mapping[role] !== null);
    const person = [text('cognome'), text('nome')].filter((part) => part !== '').join(' ');
    return [
      {
        riga: lines[header + 1 + at] ?? header + 2 + at,
        ragione_sociale: text('ragione_sociale') === '' ? person : text('ragione_sociale'),
        ruoli: byColumns ? marked : readRoles(text('ruolo'), predefined),
        nazione: readCountry(text('nazione')),
        partita_iva: text('partita_iva'),
        codice_fiscale: text('codice_fiscale'),
        email: text('email'),
        pec: text('pec'),
        telefono: text('telefono'),
        indirizzo: text('indirizzo'),
        cap: text('cap'),
        comune: text('comune'),
        provincia: text('provincia'),
        iban: text('iban'),
      },
    ];
  });

const readCountry = (text: string): string => (/^(italia|italy|ita)$/i.test(text) ? 'IT' : text);
