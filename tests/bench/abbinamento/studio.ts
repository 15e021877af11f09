/** A labelled office: movimenti and partite of which the truth is known. The same seed makes the same office. */
import { makeChance, type Chance } from '#domain/demo/random.ts';
import { addGiorni, toGiorno } from '#domain/date.ts';
import type {
  AliasNoto,
  ContoProprio,
  MovimentoToMatch,
  PartitaToMatch,
  SoggettoNoto,
} from '#domain/abbinamento/index.ts';
import { makeItalianIban } from '#domain/codici.ts';
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
  movimenti: MovimentoToMatch[];
  partite: PartitaToMatch[];
  soggetti: SoggettoNoto[];
  alias: AliasNoto[];
  conti: ContoProprio[];
  /** By the id of the movimento. */
  verita: Map<number, Verita>;
}

export interface PartitaProva extends PartitaToMatch {
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
  readonly movimenti: MovimentoToMatch[] = [];
  readonly partite: PartitaProva[] = [];
  readonly verita = new Map<number, Verita>();
  readonly alias: AliasNoto[] = [];
  readonly conti: ContoProprio[];
  readonly caso: Chance;
  readonly soggetti: readonly SoggettoProva[];

  constructor(caso: Chance, soggetti: readonly SoggettoProva[]) {
    this.caso = caso;
    this.soggetti = soggetti;
    this.conti = [1, 2, 3].map((id) => ({
      id,
      iban: makeItalianIban(caso.drawDigits(5), caso.drawDigits(5), caso.drawDigits(9)),
    }));
  }

  /** Few have many documents, many have few. */
  soggetto(): SoggettoProva {
    const { caso, soggetti } = this;
    const place = Math.floor(caso.drawFraction() ** 1.7 * soggetti.length);
    return soggetti[place] ?? caso.choose(soggetti);
  }

  /** Gross cents: some round, most not. */
  lordo(): number {
    const { caso } = this;
    const size = Math.exp(4 + caso.drawFraction() * 5.2);
    if (caso.happens(0.12)) return Math.max(1, Math.round(size / 50)) * 5_000;
    const taxable = caso.happens(0.3) ? Math.max(1, Math.round(size / 10)) * 1_000 : Math.round(size * 100);
    return Math.round(taxable * caso.choose([1.22, 1.22, 1.22, 1.1, 1.04, 1]));
  }

  partita(
    soggetto: SoggettoProva,
    other: {
      importo?: number;
      data?: string;
      numero?: string;
      scadenza?: string;
      tipo?: number;
      descrizione?: string;
    } = {},
  ): PartitaProva {
    const { caso } = this;
    const data = other.data ?? addGiorni(INIZIO, caso.drawInteger(0, 300));
    const year = data.slice(0, 4);
    soggetto.prossimo += caso.drawInteger(1, soggetto.cliente ? 3 : 12);
    const breve = soggetto.prossimo;
    const numero =
      other.numero ??
      [
        `${breve}/${year}`,
        `FT-${String(breve).padStart(6, '0')}`,
        String(breve),
        `${year}/${breve}`,
        `${breve}/A`,
        `${year.slice(2)}-${String(breve).padStart(4, '0')}`,
        `FPR ${breve}/${year.slice(2)}`,
        `${year}${String(breve).padStart(5, '0')}`,
      ][soggetto.modo] ??
      String(breve);
    const sign = soggetto.cliente ? 1 : -1;
    const partita: PartitaProva = {
      id: this.partite.length + 1,
      importo: sign * (other.importo ?? (soggetto.canone > 0 ? soggetto.canone : this.lordo())),
      data,
      data_documento: data,
      scadenza: other.scadenza ?? addGiorni(toGiorno(data), caso.choose([0, 30, 30, 60, 60, 90])),
      numero_documento: numero,
      ragione_sociale: soggetto.ragione_sociale,
      id_soggetto: soggetto.id,
      id_mandante: null,
      id_tipo_pagamento: other.tipo ?? 1,
      iban_controparte: null,
      riferimento: null,
      descrizione: other.descrizione ?? `Fattura n. ${numero}`,
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
    const days = caso.happens(0.7)
      ? caso.drawInteger(-3, 12)
      : caso.happens(0.7)
        ? caso.drawInteger(-10, 45)
        : caso.drawInteger(30, 120);
    return addGiorni(toGiorno(partita.scadenza), days);
  }

  movimento(
    caso: string,
    data: string,
    importo: number,
    written: Scritto,
    pay: Iterable<readonly [PartitaProva, number]> = [],
    other: { pari?: boolean; conto?: number } = {},
  ): MovimentoToMatch {
    const movimento: MovimentoToMatch = {
      id: PRIMO_MOVIMENTO + this.movimenti.length,
      data,
      importo,
      residuo: importo,
      id_soggetto: null,
      id_conto: other.conto ?? this.caso.drawInteger(1, 3),
      numero_documento: null,
      ...written,
    };
    this.movimenti.push(movimento);
    const partite = new Map([...pay].map(([partita, amount]) => [partita.id, amount]));
    this.verita.set(movimento.id, { caso, partite, pari: other.pari ?? false, legato: null });
    return movimento;
  }

  link(a: MovimentoToMatch, b: MovimentoToMatch): void {
    const [one, two] = [this.verita.get(a.id), this.verita.get(b.id)];
    if (one) one.legato = b.id;
    if (two) two.legato = a.id;
  }
}

/** Marks movimenti that name nothing and whose soggetto has another partita of the same amount, already written, that nobody names. */
function markPari(banco: Banco): void {
  const equal = Map.groupBy(
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
    const others = equal.get(`${partita.soggetto.ragione_sociale}|${partita.importo}`) ?? [];
    if (others.filter(({ citata, data }) => !citata && data <= movimento.data).length > 1) verita.pari = true;
  }
}

/** `movimenti` and `partite` are reached to within a few rows. */
export function generateStudioProva(options: {
  seme: number;
  movimenti: number;
  partite: number;
}): StudioProva {
  const caso = makeChance(options.seme, 'abbinamento');
  const soggetti = makeSoggetti(caso, Math.max(12, Math.round(options.partite / 10)));
  const banco = new Banco(caso, soggetti);
  const total = CASI.reduce((sum, [share]) => sum + share, 0);
  while (banco.movimenti.length < options.movimenti) {
    let draw = caso.drawFraction() * total;
    const found = CASI.find(([share]) => (draw -= share) < 0);
    found?.[1](banco);
  }
  while (banco.partite.length < options.partite) banco.partita(banco.soggetto());
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
