/** The rows of a page: each `tr` is one, and so is each line of text outside the tables. */
import { Parser } from 'htmlparser2';
import { setCell } from '../sheets/row.ts';
import { ErroreLettura } from '../error.ts';
import { MAX_ANNIDATI, MAX_COLONNE } from '../limits.ts';

export interface PageReader {
  scrivi: (testo: string) => void;
  fine: () => void;
  /** The rows ended since the last time, numbered as a spreadsheet would. */
  prendi: () => { righe: string[][]; linee: number[] };
}

/** Elements whose text nobody sees. */
const MUTI: ReadonlySet<string> = new Set([
  'script',
  'style',
  'title',
  'noscript',
  'template',
  'xml',
  'head',
]);
/** Elements that end a line of text. */
const BLOCCHI: ReadonlySet<string> = new Set([
  'p',
  'div',
  'br',
  'li',
  'tr',
  'table',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
]);

/** A table being read; tables nested in its cells are read as rows of their own. */
interface Tabella {
  riga: string[] | null;
  cella: { testo: string; colonna: number } | null;
  colonna: number;
  /** Rows still to come that a cell above reaches into, by column. */
  coperte: number[];
}

/** What is written to it throws ErroreLettura `contenuto_troppo_grande` past the limit of elements within one another. */
export function createPageReader(): PageReader {
  let righe: string[][] = [];
  let linee: number[] = [];
  let linea = 0;
  let muti = 0;
  let aperti = 0;
  let fuori = '';
  const tabelle: Tabella[] = [];

  function chiudiTesto(): void {
    const testo = pulito(fuori);
    fuori = '';
    if (testo === '') return;
    linea++;
    const riga: string[] = [];
    setCell(riga, 0, testo, linea);
    righe.push(riga);
    linee.push(linea);
  }

  function chiudiCella(tabella: Tabella): void {
    const { cella, riga } = tabella;
    if (cella && riga) setCell(riga, cella.colonna, pulito(cella.testo), linea);
    tabella.cella = null;
  }

  function chiudiRiga(tabella: Tabella): void {
    chiudiCella(tabella);
    if (tabella.riga && tabella.riga.length > 0) {
      righe.push(tabella.riga);
      linee.push(linea);
    }
    tabella.riga = null;
  }

  function apriRiga(tabella: Tabella): void {
    chiudiRiga(tabella);
    linea++;
    tabella.riga = [];
    tabella.colonna = 0;
    tabella.coperte = tabella.coperte.map((restano) => Math.max(0, restano - 1));
  }

  function apriCella(tabella: Tabella, attributi: Record<string, string>): void {
    if (!tabella.riga) apriRiga(tabella);
    chiudiCella(tabella);
    while ((tabella.coperte[tabella.colonna] ?? 0) > 0) tabella.colonna++;
    const larga = estensione(attributi['colspan']);
    const alta = estensione(attributi['rowspan']);
    if (alta > 1) {
      for (let at = 0; at < larga; at++) tabella.coperte[tabella.colonna + at] = alta;
    }
    tabella.cella = { testo: '', colonna: tabella.colonna };
    tabella.colonna += larga;
  }

  function apri(nome: string, attributi: Record<string, string>): void {
    if (++aperti > MAX_ANNIDATI) throw troppoAnnidata();
    if (MUTI.has(nome)) muti++;
    const tabella = tabelle.at(-1);
    if (nome === 'table') {
      if (!tabella) chiudiTesto();
      tabelle.push({ riga: null, cella: null, colonna: 0, coperte: [] });
    } else if (tabella && nome === 'tr') apriRiga(tabella);
    else if (tabella && (nome === 'td' || nome === 'th')) apriCella(tabella, attributi);
    else if (tabella?.cella && BLOCCHI.has(nome)) tabella.cella.testo += ' ';
    else if (!tabella && BLOCCHI.has(nome)) chiudiTesto();
  }

  function chiudi(nome: string): void {
    aperti--;
    if (MUTI.has(nome)) muti--;
    const tabella = tabelle.at(-1);
    if (!tabella) {
      if (BLOCCHI.has(nome)) chiudiTesto();
    } else if (nome === 'td' || nome === 'th') chiudiCella(tabella);
    else if (nome === 'tr') chiudiRiga(tabella);
    else if (nome === 'table') {
      chiudiRiga(tabella);
      tabelle.pop();
    }
  }

  const parser = new Parser(
    {
      onopentag: apri,
      onclosetag: chiudi,
      ontext(testo) {
        if (muti > 0) return;
        const tabella = tabelle.at(-1);
        if (tabella?.cella) tabella.cella.testo += testo;
        else if (!tabella) fuori += testo;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  return {
    scrivi: (testo) => parser.write(testo),
    fine() {
      parser.end();
      chiudiTesto();
    },
    prendi() {
      const pronte = { righe, linee };
      righe = [];
      linee = [];
      return pronte;
    },
  };
}

function troppoAnnidata(): ErroreLettura {
  return new ErroreLettura(
    'contenuto_troppo_grande',
    `La pagina ha più di ${MAX_ANNIDATI} elementi uno dentro l’altro: non sembra un estratto conto.`,
  );
}

/** Spaces as a page shows them, hard ones included. */
function pulito(testo: string): string {
  return testo.replaceAll(/[\s\u00A0]+/g, ' ').trim();
}

function estensione(testo: string | undefined): number {
  const value = Number(testo ?? 1);
  return Number.isInteger(value) && value > 0 ? Math.min(value, MAX_COLONNE) : 1;
}
