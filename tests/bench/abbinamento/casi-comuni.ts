/** What every case needs: a transfer, a payment of one partita, how it is named. */
import type { SoggettoProva } from './soggetti.ts';
import { citeOne, writeBonifico, writeNome, senzaRiferimento, type Scritto } from './scrittura.ts';
import type { Banco, PartitaProva } from './studio.ts';

export type Ricetta = (banco: Banco) => void;

/** A transfer of somebody, written by some bank. `cura`: how badly the name is written. */
export function bonifico(
  banco: Banco,
  soggetto: SoggettoProva,
  incoming: boolean,
  text: string,
  cura?: number,
): Scritto {
  const { caso } = banco;
  const mangled = cura ?? (caso.happens(0.55) ? 0 : caso.happens(0.7) ? 1 : 2);
  return writeBonifico(
    caso,
    caso.drawInteger(0, 6),
    incoming,
    writeNome(caso, soggetto, mangled),
    caso.choose(soggetto.iban),
    text,
  );
}

/** One partita paid whole, with `text`, differing by `gap` cents (signed as the movimento). */
export function paga(
  banco: Banco,
  name: string,
  partita: PartitaProva,
  text: string,
  gap = 0,
  cura?: number,
): void {
  const importo = partita.importo + gap;
  const written = bonifico(banco, partita.soggetto, importo > 0, text, cura);
  banco.movimento(name, banco.quando(partita), importo, written, [[partita, partita.importo]]);
}

export const cite = (banco: Banco, partita: PartitaProva): string => {
  partita.citata = true;
  return citeOne(banco.caso, partita.scritto);
};

/** Sometimes named, sometimes not: for cases where the amount or the name is the difficulty. */
export const forse = (banco: Banco, partita: PartitaProva, chance: number): string =>
  banco.caso.happens(chance) ? cite(banco, partita) : senzaRiferimento(banco.caso);

export const nudo = (descrizione: string, causale: string | null = null): Scritto => ({
  descrizione,
  ragione_sociale: null,
  iban_controparte: null,
  riferimento: null,
  causale,
});
