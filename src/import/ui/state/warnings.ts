/** What is told of a file before it is imported: that it came in already, or that it is of another conto. */
import type { Conto } from '#api/contract/conti.ts';
import type { Importazione } from '#api/contract/importazioni.ts';
import { atom } from '#state/jotai.ts';
import type { EstrattoLetto } from '../../map/outcome.ts';
import { NATIVE_TRACCIATI } from '#domain/banks/tracciati.ts';
import { normalizeConto } from '#domain/conto-code.ts';
import { findConto } from '../../run/conto.ts';
import { privatePreviewAtom, clientOfFileAtom, patchPreviewAtom } from './atoms.ts';
import { computeImpronta } from './fingerprint.ts';
import type { Letto } from './types.ts';

/** An IBAN (ISO 13616), or a number of account: anything else that stands there is a name. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/;
const NUMERO = /^\d{6,}$/;
/** Formats write bank, branch and account in their own way: the end is what they share. */
const FINE = 6;

/** The account the statement names, when it is not the chosen conto's; `theirs`: the conto it is of, if there is one. */
interface AltroConto {
  told: string;
  theirs: Conto | null;
}

export function findOtherConto(
  conti: readonly Conto[],
  estratto: Pick<EstrattoLetto, 'conto' | 'divisa'>,
  chosen: Conto,
): AltroConto | null {
  const code = normalizeConto(estratto.conto);
  if (estratto.conto === null || !(IBAN.test(code) || NUMERO.test(code))) return null;
  const own = normalizeConto(chosen.iban);
  const same = IBAN.test(code) ? own === code : own.includes(code.slice(-FINE));
  if (own !== '' && same) return null;
  const theirs = findConto(conti, estratto);
  if (theirs?.id === chosen.id || (own === '' && theirs === null)) return null;
  return { told: estratto.conto, theirs };
}

/**
 * The bank whose own layout the file has, where the chosen conto is with another one by its IBAN (ISO 13616; in an Italian
 * one the ABI code follows the check letter); null where nothing says so.
 */
export function findOtherBank({ tracciato }: Pick<Letto, 'tracciato'>, chosen: Conto): string | null {
  const iban = normalizeConto(chosen.iban);
  if (tracciato.origine !== 'nativo' || !IBAN.test(iban)) return null;
  const bank = NATIVE_TRACCIATI.find(({ nome }) => nome === tracciato.nome)?.banca;
  return bank && !(iban.startsWith('IT') && iban.slice(5, 10) === bank.abi) ? bank.nome : null;
}

/** The import that brought the very same bytes and still stands. */
export const findPrevious = (importazioni: readonly Importazione[], sha256: string): Importazione | null =>
  importazioni.find((one) => one.sha256 === sha256 && one.stato === 'completato') ?? null;

/** Looks whether the very file of the preview was imported. The import itself asks again: a failure here says nothing. */
export const searchPreviousAtom = atom(null, async (get, set, file: File): Promise<void> => {
  try {
    const sha256 = await computeImpronta(file);
    const { importazioni } = await get(clientOfFileAtom).call('importazioni');
    const isShown = get(privatePreviewAtom)?.context.file === file;
    if (isShown) set(patchPreviewAtom, { previous: findPrevious(importazioni, sha256) });
  } catch (error) {
    console.warn('the imports could not be read', error);
  }
});
