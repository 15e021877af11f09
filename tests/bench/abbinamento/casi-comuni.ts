/** What every case needs: a transfer, a payment of one partita, how it is named. */
import type { SoggettoProva } from './soggetti.ts';
import { citaUno, scriviBonifico, scriviNome, senzaRiferimento, type Scritto } from './scrittura.ts';
import type { Banco, PartitaProva } from './studio.ts';

export type Ricetta = (banco: Banco) => void;

/** A transfer of somebody, written by some bank. `cura`: how badly the name is written. */
export function bonifico(
  banco: Banco,
  soggetto: SoggettoProva,
  entra: boolean,
  testo: string,
  cura?: number,
): Scritto {
  const { caso } = banco;
  const mangled = cura ?? (caso.esce(0.55) ? 0 : caso.esce(0.7) ? 1 : 2);
  return scriviBonifico(
    caso,
    caso.intero(0, 6),
    entra,
    scriviNome(caso, soggetto, mangled),
    caso.scegli(soggetto.iban),
    testo,
  );
}

/** One partita paid whole, with `testo`, differing by `scarto` cents (signed as the movimento). */
export function paga(
  banco: Banco,
  nome: string,
  partita: PartitaProva,
  testo: string,
  scarto = 0,
  cura?: number,
): void {
  const importo = partita.importo + scarto;
  const scritto = bonifico(banco, partita.soggetto, importo > 0, testo, cura);
  banco.movimento(nome, banco.quando(partita), importo, scritto, [[partita, partita.importo]]);
}

export const cita = (banco: Banco, partita: PartitaProva): string => {
  partita.citata = true;
  return citaUno(banco.caso, partita.scritto);
};

/** Sometimes named, sometimes not: for cases where the amount or the name is the difficulty. */
export const forse = (banco: Banco, partita: PartitaProva, chance: number): string =>
  banco.caso.esce(chance) ? cita(banco, partita) : senzaRiferimento(banco.caso);

export const nudo = (descrizione: string, causale: string | null = null): Scritto => ({
  descrizione,
  ragione_sociale: null,
  iban_controparte: null,
  riferimento: null,
  causale,
});
