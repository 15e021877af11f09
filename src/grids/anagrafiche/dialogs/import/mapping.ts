/** From the columns of a file to the fields of a soggetto. Pure. */
import type { RigaSoggetto } from '#api/contract/soggetti-importa.ts';
import { RUOLI, type RuoloSoggetto } from '#api/contract/soggetti.ts';
import type { ImportedTable } from './table.ts';

export const CAMPI_FILE = {
  ragione_sociale: 'Ragione sociale',
  cognome: 'Cognome',
  nome: 'Nome',
  partita_iva: 'Partita IVA',
  codice_fiscale: 'Codice fiscale',
  iban: 'IBAN',
  email: 'E-mail',
  pec: 'PEC',
  telefono: 'Telefono',
  indirizzo: 'Indirizzo',
  cap: 'CAP',
  comune: 'Comune',
  provincia: 'Provincia',
  nazione: 'Nazione',
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

const semplice = (text: string): string =>
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
    const known = riga.filter((cella) =>
      Object.values(PAROLE).some((word) => word.test(semplice(cella))),
    ).length;
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
export const listUnused = (intestazione: readonly string[], mappa: ColumnMapping): string[] =>
  intestazione.filter((testo, at) => testo.trim() !== '' && !Object.values(mappa).includes(at));

export function proposeMappa(intestazione: readonly string[]): ColumnMapping {
  const used = new Set<number>();
  const found = (Object.entries(PAROLE) as [CampoFile, RegExp][]).map(([campo, word]) => {
    const at = intestazione.findIndex((testo, index) => !used.has(index) && word.test(semplice(testo)));
    if (at >= 0) used.add(at);
    return [campo, at < 0 ? null : at] as const;
  });
  const mappa = Object.fromEntries(found) as Record<CampoFile, number | null>;
  // "Nome" alone is how many lists call the ragione sociale.
  if (mappa.ragione_sociale === null && mappa.nome !== null && mappa.cognome === null)
    return { ...mappa, ragione_sociale: mappa.nome, nome: null };
  return mappa;
}

/** Words that name a role in a column of roles. */
function leggiRuoli(testo: string, predefinito: RuoloSoggetto): RuoloSoggetto[] {
  const words = testo.toLowerCase();
  const found = RUOLI.filter((ruolo) => words.includes(ruolo.slice(0, -1)));
  return found.length > 0 ? found : [predefinito];
}

const SI = /^(s[iì]'?|x|1|v|vero|true|yes|y)$/i;

/** The rows below the header as the server takes them; empty ones are left out. */
export function readRighe(
  { righe, linee }: ImportedTable,
  intestazione: number,
  mappa: ColumnMapping,
  predefinito: RuoloSoggetto,
): RigaSoggetto[] {
  return righe.slice(intestazione + 1).flatMap((riga, at) => {
    const text = (campo: CampoFile): string => {
      const column = mappa[campo];
      return column === null ? '' : (riga[column] ?? '').trim().slice(0, 1_000);
    };
    if (riga.every((cella) => cella.trim() === '')) return [];
    // A column for each role, as in the lists that Quadra exports: those marked, and no other.
    const segnati = RUOLI.filter((ruolo) => SI.test(text(ruolo)));
    const perColonne = RUOLI.some((ruolo) => mappa[ruolo] !== null);
    const persona = [text('cognome'), text('nome')].filter((part) => part !== '').join(' ');
    return [
      {
        riga: linee[intestazione + 1 + at] ?? intestazione + 2 + at,
        ragione_sociale: text('ragione_sociale') === '' ? persona : text('ragione_sociale'),
        ruoli: perColonne ? segnati : leggiRuoli(text('ruolo'), predefinito),
        nazione: leggiNazione(text('nazione')),
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
}

const leggiNazione = (testo: string): string => (/^(italia|italy|ita)$/i.test(testo) ? 'IT' : testo);
