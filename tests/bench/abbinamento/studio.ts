/** A labelled office: movimenti and partite of which the truth is known. The same seed makes the same office. */
import { makeCaso, type Caso } from '#domain/demo/random.ts';
import { addGiorni, toGiorno } from '#domain/date.ts';
import type {
  AliasNoto,
  ContoProprio,
  MovimentoDaAbbinare,
  PartitaDaAbbinare,
  SoggettoNoto,
} from '#domain/abbinamento/index.ts';
import { makeIbanItaliano } from '#domain/codici.ts';
import { CASI } from './casi.ts';
import { makeSoggetti, type SoggettoProva } from './soggetti.ts';
import type { DocumentoScritto, Scritto } from './scrittura.ts';

export interface Verita {
  caso: string;
  /** What the movimento settles, with the amount of each; empty when it settles nothing. */
  partite: Map<number, number>;
  /** Nothing in the data tells these partite (or movimenti) from others as good: nobody may choose. */
  pari: boolean;
  /** The other movimento of a giroconto, a storno, an insoluto. */
  legato: number | null;
}

export interface StudioProva {
  movimenti: MovimentoDaAbbinare[];
  partite: PartitaDaAbbinare[];
  soggetti: SoggettoNoto[];
  alias: AliasNoto[];
  conti: ContoProprio[];
  /** By the id of the movimento. */
  verita: Map<number, Verita>;
}

export interface PartitaProva extends PartitaDaAbbinare {
  data: string;
  scadenza: string;
  soggetto: SoggettoProva;
  scritto: DocumentoScritto;
  /** A movimento names it. */
  citata: boolean;
}

const INIZIO = toGiorno('2026-01-02');
/** Ids of movimenti start here: partite have those before. */
const PRIMO_MOVIMENTO = 10_000_000;

/** What a case needs: chance, somebody, and places to put rows. */
export class Banco {
  readonly movimenti: MovimentoDaAbbinare[] = [];
  readonly partite: PartitaProva[] = [];
  readonly verita = new Map<number, Verita>();
  readonly alias: AliasNoto[] = [];
  readonly conti: ContoProprio[];
  readonly caso: Caso;
  readonly soggetti: readonly SoggettoProva[];

  constructor(caso: Caso, soggetti: readonly SoggettoProva[]) {
    this.caso = caso;
    this.soggetti = soggetti;
    this.conti = [1, 2, 3].map((id) => ({
      id,
      iban: makeIbanItaliano(caso.cifre(5), caso.cifre(5), caso.cifre(9)),
    }));
  }

  /** Few have many documents, many have few. */
  soggetto(): SoggettoProva {
    const { caso, soggetti } = this;
    const place = Math.floor(caso.frazione() ** 1.7 * soggetti.length);
    return soggetti[place] ?? caso.scegli(soggetti);
  }

  /** Gross cents: some round, most not. */
  lordo(): number {
    const { caso } = this;
    const size = Math.exp(4 + caso.frazione() * 5.2);
    if (caso.esce(0.12)) return Math.max(1, Math.round(size / 50)) * 5_000;
    const imponibile = caso.esce(0.3) ? Math.max(1, Math.round(size / 10)) * 1_000 : Math.round(size * 100);
    return Math.round(imponibile * caso.scegli([1.22, 1.22, 1.22, 1.1, 1.04, 1]));
  }

  partita(
    soggetto: SoggettoProva,
    altro: {
      importo?: number;
      data?: string;
      numero?: string;
      scadenza?: string;
      tipo?: number;
      descrizione?: string;
    } = {},
  ): PartitaProva {
    const { caso } = this;
    const data = altro.data ?? addGiorni(INIZIO, caso.intero(0, 300));
    const anno = data.slice(0, 4);
    soggetto.prossimo += caso.intero(1, soggetto.cliente ? 3 : 12);
    const breve = soggetto.prossimo;
    const numero =
      altro.numero ??
      [
        `${breve}/${anno}`,
        `FT-${String(breve).padStart(6, '0')}`,
        String(breve),
        `${anno}/${breve}`,
        `${breve}/A`,
        `${anno.slice(2)}-${String(breve).padStart(4, '0')}`,
        `FPR ${breve}/${anno.slice(2)}`,
        `${anno}${String(breve).padStart(5, '0')}`,
      ][soggetto.modo] ??
      String(breve);
    const segno = soggetto.cliente ? 1 : -1;
    const partita: PartitaProva = {
      id: this.partite.length + 1,
      importo: segno * (altro.importo ?? (soggetto.canone > 0 ? soggetto.canone : this.lordo())),
      data,
      data_documento: data,
      scadenza: altro.scadenza ?? addGiorni(toGiorno(data), caso.scegli([0, 30, 30, 60, 60, 90])),
      numero_documento: numero,
      ragione_sociale: soggetto.ragione_sociale,
      id_soggetto: soggetto.id,
      id_mandante: null,
      id_tipo_pagamento: altro.tipo ?? 1,
      iban_controparte: null,
      riferimento: null,
      descrizione: altro.descrizione ?? `Fattura n. ${numero}`,
      soggetto,
      scritto: { breve, numero, data },
      citata: false,
    };
    this.partite.push(partita);
    return partita;
  }

  /** When it is paid: mostly near its due date, now and then much later. */
  quando(partita: { scadenza: string }): string {
    const { caso } = this;
    const days = caso.esce(0.7)
      ? caso.intero(-3, 12)
      : caso.esce(0.7)
        ? caso.intero(-10, 45)
        : caso.intero(30, 120);
    return addGiorni(toGiorno(partita.scadenza), days);
  }

  movimento(
    caso: string,
    data: string,
    importo: number,
    scritto: Scritto,
    paga: Iterable<readonly [PartitaProva, number]> = [],
    altro: { pari?: boolean; conto?: number } = {},
  ): MovimentoDaAbbinare {
    const movimento: MovimentoDaAbbinare = {
      id: PRIMO_MOVIMENTO + this.movimenti.length,
      data,
      importo,
      residuo: importo,
      id_soggetto: null,
      id_conto: altro.conto ?? this.caso.intero(1, 3),
      numero_documento: null,
      ...scritto,
    };
    this.movimenti.push(movimento);
    const partite = new Map([...paga].map(([partita, amount]) => [partita.id, amount]));
    this.verita.set(movimento.id, { caso, partite, pari: altro.pari ?? false, legato: null });
    return movimento;
  }

  lega(a: MovimentoDaAbbinare, b: MovimentoDaAbbinare): void {
    const [one, two] = [this.verita.get(a.id), this.verita.get(b.id)];
    if (one) one.legato = b.id;
    if (two) two.legato = a.id;
  }
}

/** Marks movimenti that name nothing and whose soggetto has another partita of the same amount, already written, that nobody names. */
function markPari(banco: Banco): void {
  const uguali = Map.groupBy(
    banco.partite,
    ({ soggetto, importo }) => `${soggetto.ragione_sociale}|${importo}`,
  );
  for (const [at, movimento] of banco.movimenti.entries()) {
    const verita = banco.verita.get(PRIMO_MOVIMENTO + at);
    if (!verita) continue;
    if (verita.partite.size !== 1 || verita.caso !== 'senza riferimento') continue;
    const [id = 0] = verita.partite.keys();
    const partita = banco.partite[id - 1];
    if (!partita) continue;
    const others = uguali.get(`${partita.soggetto.ragione_sociale}|${partita.importo}`) ?? [];
    if (others.filter(({ citata, data }) => !citata && data <= movimento.data).length > 1) verita.pari = true;
  }
}

/** `movimenti` and `partite` are reached to within a few rows. */
export function generateStudioProva(opzioni: {
  seme: number;
  movimenti: number;
  partite: number;
}): StudioProva {
  const caso = makeCaso(opzioni.seme, 'abbinamento');
  const soggetti = makeSoggetti(caso, Math.max(12, Math.round(opzioni.partite / 10)));
  const banco = new Banco(caso, soggetti);
  const total = CASI.reduce((sum, [share]) => sum + share, 0);
  while (banco.movimenti.length < opzioni.movimenti) {
    let draw = caso.frazione() * total;
    const found = CASI.find(([share]) => (draw -= share) < 0);
    found?.[1](banco);
  }
  while (banco.partite.length < opzioni.partite) banco.partita(banco.soggetto());
  markPari(banco);
  for (const { id, mandato } of soggetti.slice(0, soggetti.length / 2))
    banco.alias.push({ tipo: 'mandato_sdd', chiave: mandato, id_soggetto: id });
  return {
    movimenti: banco.movimenti,
    partite: banco.partite.map(
      ({ soggetto: _soggetto, scritto: _scritto, citata: _citata, ...partita }) => partita,
    ),
    soggetti: soggetti.map(({ id, ragione_sociale, partita_iva, iban, ibanNoto }) => ({
      id,
      ragione_sociale,
      partita_iva,
      codice_fiscale: null,
      iban: ibanNoto ? iban : [],
    })),
    alias: banco.alias,
    conti: banco.conti,
    verita: banco.verita,
  };
}
