/** The aziende to which a file may belong, by what the file says, never by a guess. */
import type { DestinazioneFile, Indizi } from '#api/contract/destinazioni.ts';
import { isOfIban, normalizeConto } from '../conto-code.ts';
import { isStessaDivisa } from '../divise.ts';
import { isOfModello } from '../name-pattern.ts';

interface OfAzienda {
  id_azienda: number;
  azienda: string;
}
export interface ContoNoto extends OfAzienda {
  id: number;
  nome: string;
  iban: string | null;
  divisa: string;
}
export interface AziendaNota extends OfAzienda {
  partita_iva: string | null;
  codice_fiscale: string | null;
}
export interface TracciatoNoto extends OfAzienda {
  modello_nome: string;
  id_conto: number | null;
  /** Name of that conto. */
  conto: string | null;
}

/** What is known of the aziende that a person may open. */
export interface KnownPlaces {
  conti: readonly ContoNoto[];
  aziende: readonly AziendaNota[];
  tracciati: readonly TracciatoNoto[];
}

/** Letters and digits in upper case; an Italian P.IVA without its country, which is often left out. */
export const normalizeCodice = (code: string | null): string =>
  (code ?? '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^IT(?=\d{11}$)/, '');

function ofConto({ conto, divisa }: Indizi, conti: readonly ContoNoto[]): DestinazioneFile[] {
  const code = normalizeConto(conto);
  if (code === '') return [];
  const own = conti.filter(({ iban }) => isOfIban(iban, code));
  const same = own.filter((one) => isStessaDivisa(divisa ?? '', one.divisa));
  return (own.length > 1 && same.length > 0 ? same : own).map(({ id, nome, id_azienda, azienda }) => ({
    id_azienda,
    azienda,
    id_conto: id,
    conto: nome,
    motivo: 'conto',
  }));
}

function ofCode({ codici }: Indizi, aziende: readonly AziendaNota[]): DestinazioneFile[] {
  const told = new Set(codici.map(normalizeCodice));
  told.delete('');
  return aziende
    .filter(({ partita_iva, codice_fiscale }) =>
      [partita_iva, codice_fiscale].some((code) => told.has(normalizeCodice(code))),
    )
    .map(({ id_azienda, azienda }) => ({
      id_azienda,
      azienda,
      id_conto: null,
      conto: null,
      motivo: 'codice',
    }));
}

/** One candidate for each azienda; which of its tracciati reads the file is decided there. */
function ofTracciato({ nome_file }: Indizi, tracciati: readonly TracciatoNoto[]): DestinazioneFile[] {
  const found = new Map<number, DestinazioneFile>();
  for (const { id_azienda, azienda, modello_nome, id_conto, conto } of tracciati) {
    if (!isOfModello(modello_nome, nome_file)) continue;
    const before = found.get(id_azienda);
    const same = before === undefined || before.id_conto === id_conto;
    found.set(id_azienda, {
      id_azienda,
      azienda,
      id_conto: same ? id_conto : null,
      conto: same ? conto : null,
      motivo: 'tracciato',
    });
  }
  return [...found.values()];
}

/**
 * Only the strongest sign of a file counts: its account, then the party codes in it, then its name. A file of an
 * account or a party that no azienda has belongs to somebody else, whatever its name: it has no candidate.
 */
export function findDestinazioni(
  clues: Indizi,
  { conti, aziende, tracciati }: KnownPlaces,
): DestinazioneFile[] {
  const byConto = ofConto(clues, conti);
  if (byConto.length > 0) return byConto;
  const byCode = ofCode(clues, aziende);
  if (byCode.length > 0) return byCode;
  const says = normalizeConto(clues.conto) !== '' || clues.codici.length > 0;
  return says ? [] : ofTracciato(clues, tracciati);
}
