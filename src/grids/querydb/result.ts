/** An answer as a workspace of its own: columns known only now, rows that are already here. */
import type { QueryAnswer, TipoColonnaQuery, ValoreQuery } from '#api/contract/interrogazioni.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { isGiorno } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';
import {
  type Colonna,
  defineColonne,
  createRighe,
  DATA,
  defineWorkspace,
  ESPORTA,
  ESPORTA_COME,
  IMPORTO,
  ISTANTE,
  NUMERO,
  SI_NO,
  TESTO,
  type Workspace,
} from '#grids/engine/index.ts';
import { atom } from '#state/jotai.ts';

interface ResultRiga {
  /** Place in the answer, from 1. */
  n: number;
  valori: readonly ValoreQuery[];
}

/** `-1234.5` as cents, digit by digit; null when it is no amount of cents. */
export function parseCents(text: string): number | null {
  const [, sign, whole = '', cents = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') return null;
  const value = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' && value !== 0 ? -value : value;
}

/** How a column of decimals looks: money where every value is one, else a number, else the digits as they are. */
function decimal(values: readonly ValoreQuery[]): 'importo' | 'numero' | 'testo' {
  const texts = values.filter((value) => value !== null).map(String);
  if (texts.every((text) => parseCents(text) !== null)) return 'importo';
  return texts.every((text) => text.length <= 16 && Number.isFinite(Number(text))) ? 'numero' : 'testo';
}

const column = defineColonne<ResultRiga>();

function makeColumn(
  { nome, tipo }: { nome: string; tipo: TipoColonnaQuery },
  at: number,
  values: readonly ValoreQuery[],
): Colonna<ResultRiga> {
  const field = `c${at + 1}`;
  const valueOf = ({ valori }: ResultRiga) => valori[at] ?? null;
  const text = (riga: ResultRiga) => {
    const value = valueOf(riga);
    return value === null ? null : String(value);
  };
  const how = tipo === 'decimale' ? decimal(values) : tipo;
  switch (how) {
    case 'importo':
      return column.computed(field, nome, IMPORTO, (riga) => {
        const cents = parseCents(text(riga) ?? '');
        return cents === null ? null : toCentesimi(cents);
      });
    case 'numero':
      return column.computed(
        field,
        nome,
        NUMERO,
        (riga) => (valueOf(riga) === null ? null : Number(valueOf(riga))),
        {
          larghezza: 120,
        },
      );
    case 'intero':
      // A whole number beyond what JSON keeps came as text, and stays text.
      return values.some((value) => typeof value === 'string')
        ? column.computed(field, nome, TESTO, text)
        : column.computed(field, nome, NUMERO, (riga) => valueOf(riga) as number | null, { larghezza: 110 });
    case 'data':
      return values.every((value) => value === null || isGiorno(String(value)))
        ? column.computed(field, nome, DATA, (riga) => text(riga) as Giorno | null)
        : column.computed(field, nome, TESTO, text);
    case 'istante':
      return values.every((value) => value === null || String(value).endsWith('Z'))
        ? column.computed(field, nome, ISTANTE, text)
        : column.computed(field, nome, TESTO, text);
    case 'si_no':
      return column.computed(field, nome, SI_NO, (riga) => valueOf(riga) as boolean | null);
    case 'testo':
      return column.computed(field, nome, TESTO, text);
  }
}

/** Answers with the same columns share their memory of widths and order, others do not. */
function faceOf(names: readonly string[]): string {
  let hash = 5_381;
  for (const character of names.join('\n'))
    hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 4_294_967_296;
  return hash.toString(36);
}

/** The workspace of an answer; the same answer gives the same columns. */
export function makeResult({ colonne: heads, righe, troncato }: QueryAnswer): Workspace<ResultRiga> {
  const rows = righe.map((valori, at) => ({ n: at + 1, valori }));
  return defineWorkspace<ResultRiga>({
    id: 'interrogazione',
    faccia: faceOf(heads.map(({ nome }) => nome)),
    titolo: 'Risultato',
    parte: true,
    nomi: ['riga', 'righe'],
    colonne: heads.map((head, at) =>
      makeColumn(
        head,
        at,
        righe.map((row) => row[at] ?? null),
      ),
    ),
    righe: createRighe<ResultRiga>({
      getId: ({ n }) => n,
      chiaveAtom: atom('risultato'),
      load: () => Promise.resolve(rows),
    }),
    actions: [ESPORTA, ESPORTA_COME],
    empty: {
      titolo: 'Nessuna riga',
      testo: 'L’interrogazione è riuscita, ma nessuna riga risponde alle condizioni.',
    },
    filtersAtom: atom(() => (troncato ? ['Risultato limitato: ci sono altre righe'] : [])),
  });
}
