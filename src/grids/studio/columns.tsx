/** The columns of the aziende, and those of their conti month by month. */
import type { ContoStudio, SituazioneAzienda } from '#api/contract/studio.ts';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { formatData, formatMese, getFineMese } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatInteger } from '#domain/text.ts';
import { ATTENTIONS, findAttention } from '#domain/studio/attention.ts';
import { describeCompito, explainCambi, listVociCompito } from '#domain/studio/compiti.ts';
import { findStatoMese, STATI_MESE } from '#domain/studio/months.ts';
import {
  type Colonna,
  DATA,
  defineColonne,
  ColumnLabel,
  IMPORTO,
  ISTANTE,
  NUMERO,
  type ColumnOptions,
  TESTO,
  defineSigned,
} from '#grids/engine/index.ts';
import { isAperto, type RigaStudio } from './atoms.ts';
import { SIGNS, MONTH_SIGNS, GoTo } from './cells.tsx';

const PAGAMENTI = '/app/pagamenti';
const REGISTRO = '/app/importestratto?vista=registro';
const SCADUTO = '/app/report';

const azienda = defineColonne<RigaStudio>();

/** A figure of the azienda that leads to where it is worked on; nothing to do leads nowhere. */
const meta = (
  value: (situazione: SituazioneAzienda) => number,
  title: string,
  to: string,
  format: (valore: number) => string = formatInteger,
): ColumnOptions<RigaStudio> => ({
  draw: ({ id, ragione_sociale, situazione }) => {
    if (situazione === null) return null;
    const amount = value(situazione);
    if (amount === 0) return format(0);
    const text = format(amount);
    return (
      <GoTo id={id} to={to} nome={`${title}, ${ragione_sociale}: ${text}`}>
        {text}
      </GoTo>
    );
  },
});

const number = (
  field: keyof SituazioneAzienda & ('non_quadrate' | 'sicure' | 'da_decidere' | 'da_spiegare' | 'scadute'),
  title: string,
  to: string,
  larghezza: number,
): Colonna<RigaStudio> =>
  azienda.computed(field, title, NUMERO, ({ situazione }) => situazione?.[field] ?? null, {
    larghezza,
    foldedTitle: true,
    ...meta((situazione) => situazione[field], title, to),
  });

const importo = (field: 'da_incassare' | 'da_pagare', title: string): Colonna<RigaStudio> =>
  azienda.computed<Centesimi>(field, title, IMPORTO, ({ situazione }) => situazione?.[field] ?? null, {
    larghezza: 100,
    foldedTitle: true,
    ...meta((situazione) => situazione[field], title, SCADUTO, formatImporto),
  });

const ATTENTION = defineSigned(SIGNS, ATTENTIONS);

const NOME = azienda('ragione_sociale', 'Azienda', TESTO, {
  larghezza: 220,
  flexible: true,
  telefono: 1,
  whole: true,
  draw: ({ id, ragione_sociale }) => (
    <GoTo id={id} to="/app" nome={`Apri ${ragione_sociale}`}>
      {ragione_sociale}
    </GoTo>
  ),
});

/** `today` decides who is behind. */
const makeAttentionColumn = (today: Giorno): Colonna<RigaStudio> =>
  azienda.computed(
    'attenzione',
    'Che cosa vuole',
    ATTENTION,
    ({ situazione }) => findAttention(situazione, today),
    {
      larghezza: 136,
      ordine: 'asc',
      telefono: 2,
      draw: ({ situazione }) => {
        const attention = findAttention(situazione, today);
        return attention === null ? 'Da calcolare' : <ColumnLabel {...SIGNS[attention]} />;
      },
    },
  );

/** The task of the month: until when, and whose. */
const COMPITO: readonly Colonna<RigaStudio>[] = [
  azienda.computed(
    'compito',
    'Compito',
    TESTO,
    ({ compito }) => (compito ? describeCompito(compito) : null),
    {
      larghezza: 130,
      folded: true,
      hint: ({ compito }) =>
        compito === null
          ? null
          : listVociCompito(compito)
              .map(({ testo, fatta }) => `${testo}: ${fatta ? 'fatto' : 'da fare'}`)
              .join('\n'),
    },
  ),
  azienda('entro', 'Entro', DATA, {
    larghezza: 90,
    editable: ({ compito }) => isAperto(compito),
    motivoFissa: 'Si sposta il giorno di un compito aperto',
    required: true,
  }),
  azienda.computed('assegnato', 'A chi', TESTO, ({ compito }) => compito?.assegnato ?? null, {
    larghezza: 90,
  }),
];

/** How far the work has come, and what waits. */
const WORK: readonly Colonna<RigaStudio>[] = [
  azienda.computed<Giorno>(
    'importato_al',
    'Importata al',
    DATA,
    ({ situazione }) => situazione?.importato_al ?? null,
    {
      larghezza: 92,
      foldedTitle: true,
      hint: ({ situazione }) =>
        situazione === null
          ? null
          : `Fin dove arriva il conto più indietro. Conti: ${situazione.conti}, senza movimenti: ${situazione.conti_vuoti}`,
    },
  ),
  azienda.computed('conti', 'Conti', NUMERO, ({ situazione }) => situazione?.conti ?? null, {
    larghezza: 76,
    hidden: true,
  }),
  number('non_quadrate', 'Non quadrano', REGISTRO, 80),
  number('da_decidere', 'Da decidere', PAGAMENTI, 72),
  number('sicure', 'Proposte sicure', PAGAMENTI, 76),
  number('da_spiegare', 'Da spiegare', PAGAMENTI, 72),
  number('scadute', 'Partite scadute', SCADUTO, 72),
  importo('da_incassare', 'Scaduto da incassare'),
  importo('da_pagare', 'Scaduto da pagare'),
  azienda('ultima_attivita', 'Ultima attività', ISTANTE, {
    larghezza: 116,
    cede: true,
    hint: ({ ultimo_utente }) => (ultimo_utente === null ? null : `Di ${ultimo_utente}`),
  }),
  azienda('ultimo_utente', 'Chi ci ha lavorato', TESTO, { larghezza: 120, cede: true }),
];

/** Keep the answer: another array is another grid. */
export const makeColonneStudio = (today: Giorno): Colonna<RigaStudio>[] => [
  NOME,
  makeAttentionColumn(today),
  ...COMPITO,
  ...WORK,
];

const conto = defineColonne<ContoStudio>();
const STATO_MESE = defineSigned(MONTH_SIGNS, STATI_MESE);

/** Where a month is looked into: its rows, the log for one that does not tie, the import for one that is missing. */
function addressOf({ id_conto }: ContoStudio, month: Giorno, state: keyof typeof MONTH_SIGNS): string {
  if (state === 'manca') return '/app/importestrattopdf';
  if (state === 'non_quadra') return REGISTRO;
  const end = formatData(getFineMese(month));
  return `/app/estrattoconto?natura=movimento&id_conto=${id_conto}&f.data=${formatData(month)}..${end}`;
}

/** A column for each month. Keep the answer: another array is another grid. */
export function makeColonneMesi(months: readonly Giorno[]): Colonna<ContoStudio>[] {
  return [
    conto('azienda', 'Azienda', TESTO, {
      larghezza: 220,
      fissa: true,
      flexible: true,
      whole: true,
    }),
    conto('conto', 'Conto', TESTO, { larghezza: 180, flexible: true, whole: true }),
    conto('banca', 'Banca', TESTO, { larghezza: 150, hidden: true }),
    ...months.map((month) => {
      const title = formatMese(month, true);
      return conto.computed(
        `mese_${month.slice(0, 7).replace('-', '_')}`,
        title,
        STATO_MESE,
        (riga) => {
          const state = findStatoMese(riga, month);
          return state === 'prima' ? null : state;
        },
        {
          larghezza: 114,
          hint: (riga) => explainMonth(riga, month),
          draw: (riga) => {
            const state = findStatoMese(riga, month);
            const sign = MONTH_SIGNS[state];
            if (sign === null) return null;
            return (
              <GoTo
                id={riga.id_azienda}
                to={addressOf(riga, month, state)}
                nome={`${title}, ${riga.conto} di ${riga.azienda}: ${sign.testo}`}
              >
                <ColumnLabel {...sign} />
              </GoTo>
            );
          },
        },
      );
    }),
  ];
}

/** In the person's own time. */
const GIORNO = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short' });

function explainMonth({ mesi, cambi }: ContoStudio, month: Giorno): string | null {
  const found = mesi.find((each) => each.mese === month);
  if (found === undefined) return null;
  const counted = `Movimenti: ${formatInteger(found.movimenti)}, da spiegare: ${formatInteger(found.da_spiegare)}`;
  const changed = cambi.find((each) => each.mese === month);
  if (changed === undefined) return counted;
  const since = GIORNO.format(new Date(changed.chiuso_il));
  return `${counted}\nChiusura controllata il ${since}. ${explainCambi(changed.cambiate_dopo)}`;
}
