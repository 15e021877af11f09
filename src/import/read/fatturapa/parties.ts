/** Who issued the invoice and who received it, and which of the two is the azienda. */
import type { AziendaLettura } from '../native.ts';
import { findDescendant, getTextOf, type Nodo } from '../xml/node.ts';

export interface InvoiceParty {
  nome: string;
  /** Country and number, `IT01234567890`; empty when there is none. */
  partita_iva: string;
  codice_fiscale: string;
}

/** `emessa`: the azienda issued it and has to collect. `ricevuta`: it has to pay. */
export type Verso = 'emessa' | 'ricevuta';

/** `CedentePrestatore` or `CessionarioCommittente`, ordinary or simplified (FSM10 has no `DatiAnagrafici`). */
export function readParty(nodo: Nodo | undefined): InvoiceParty | null {
  if (!nodo) return null;
  const dati = findDescendant(nodo, 'DatiAnagrafici') ?? nodo;
  const fiscali = findDescendant(dati, 'IdentificativiFiscali') ?? dati;
  const chi = findDescendant(dati, 'Anagrafica') ?? findDescendant(nodo, 'AltriDatiIdentificativi') ?? dati;
  const persona = [getTextOf(chi, 'Nome'), getTextOf(chi, 'Cognome')].filter((parte) => parte !== '');
  return {
    nome: getTextOf(chi, 'Denominazione') || persona.join(' '),
    partita_iva:
      getTextOf(fiscali, 'IdFiscaleIVA', 'IdPaese') + getTextOf(fiscali, 'IdFiscaleIVA', 'IdCodice'),
    codice_fiscale: getTextOf(fiscali, 'CodiceFiscale'),
  };
}

/** Letters and digits alone, upper case; an Italian P.IVA without its country, which many leave out. */
function codice(testo: string): string {
  return testo
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^IT(?=\d{11}$)/, '');
}

/** Legal forms say nothing of who it is: `Rossi S.r.l.` is `ROSSI SRL`, and the other way round. */
const FORME =
  /\b(?:S ?P ?A|S ?R ?L ?S?|S ?N ?C|S ?A ?S|S ?S|S ?C ?A ?R ?L|SOC|SOCIETA|COOP|A RESPONSABILITA LIMITATA|PER AZIONI|UNIPERSONALE|IN LIQUIDAZIONE)\b/g;

function nome(testo: string): string {
  return testo
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .replaceAll(FORME, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function isAzienda(parte: InvoiceParty, azienda: AziendaLettura): boolean {
  const suoi = [azienda.partita_iva, azienda.codice_fiscale ?? null]
    .map((uno) => codice(uno ?? ''))
    .filter((uno) => uno !== '');
  if (suoi.length > 0)
    return [parte.partita_iva, parte.codice_fiscale].some((uno) => suoi.includes(codice(uno)));
  const suo = nome(azienda.ragione_sociale);
  return suo !== '' && nome(parte.nome) === suo;
}

/** True when a cell of a list names the azienda: its P.IVA, its codice fiscale, or its name whatever the legal form. */
export function isNomeAzienda(testo: string, azienda: AziendaLettura): boolean {
  const suoi = [azienda.partita_iva, azienda.codice_fiscale ?? null].flatMap((uno) =>
    uno ? [codice(uno)] : [],
  );
  if (suoi.includes(codice(testo))) return true;
  const suo = nome(azienda.ragione_sociale);
  return suo !== '' && nome(testo) === suo;
}

/** Which side of the invoice the azienda is; null when it is neither, or could be both. */
export function inferVerso(
  cedente: InvoiceParty,
  cessionario: InvoiceParty,
  azienda: AziendaLettura,
): Verso | null {
  const emittente = isAzienda(cedente, azienda);
  const ricevente = isAzienda(cessionario, azienda);
  if (emittente === ricevente) return null;
  return emittente ? 'emessa' : 'ricevuta';
}

/** `P.IVA 01234567890` or `CF …`, as it goes beside a name. */
export function formatPartyCode({ partita_iva, codice_fiscale }: InvoiceParty): string {
  if (partita_iva !== '') return `P.IVA ${partita_iva.replace(/^IT(?=\d{11}$)/, '')}`;
  return codice_fiscale === '' ? '' : `C.F. ${codice_fiscale}`;
}
