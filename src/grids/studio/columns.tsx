/** The columns of the aziende, and those of their conti month by month. */
import type { AziendaStudio, ContoStudio, SituazioneAzienda } from '#api/contract/studio.ts';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatMeseOfDay } from '#domain/report/common.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatIntero } from '#domain/text.ts';
import { ATTENZIONI, findAttenzione } from '#domain/studio/attention.ts';
import { describeCompito, listVociCompito } from '#domain/studio/compiti.ts';
import { findStatoMese, STATI_MESE } from '#domain/studio/months.ts';
import {
  type Colonna,
  DATA,
  defineColonne,
  defineStato,
  Etichetta,
  IMPORTO,
  ISTANTE,
  NUMERO,
  type OpzioniColonna,
  TESTO,
} from '#grids/engine/index.ts';
import { SEGNI, SEGNI_MESE, VaiIn } from './cells.tsx';

const PAGAMENTI = '/app/pagamenti';
const REGISTRO = '/app/importestratto?vista=registro';
const SCADUTO = '/app/report';

const azienda = defineColonne<AziendaStudio>();

/** A figure of the azienda that leads to where it is worked on; nothing to do leads nowhere. */
const meta = (
  valore: (situazione: SituazioneAzienda) => number,
  titolo: string,
  to: string,
  format: (valore: number) => string = formatIntero,
): OpzioniColonna<AziendaStudio> => ({
  disegna: ({ id, ragione_sociale, situazione }) => {
    if (situazione === null) return null;
    const quanto = valore(situazione);
    if (quanto === 0) return format(0);
    const testo = format(quanto);
    return (
      <VaiIn id={id} to={to} nome={`${titolo}, ${ragione_sociale}: ${testo}`}>
        {testo}
      </VaiIn>
    );
  },
});

const numero = (
  campo: keyof SituazioneAzienda & ('non_quadrate' | 'sicure' | 'da_decidere' | 'da_spiegare' | 'scadute'),
  titolo: string,
  to: string,
  larghezza: number,
): Colonna<AziendaStudio> =>
  azienda.calcolata(campo, titolo, NUMERO, ({ situazione }) => situazione?.[campo] ?? null, {
    larghezza,
    ...meta((situazione) => situazione[campo], titolo, to),
  });

const importo = (campo: 'da_incassare' | 'da_pagare', titolo: string): Colonna<AziendaStudio> =>
  azienda.calcolata<Centesimi>(campo, titolo, IMPORTO, ({ situazione }) => situazione?.[campo] ?? null, {
    larghezza: 140,
    ...meta((situazione) => situazione[campo], titolo, SCADUTO, formatImporto),
  });

const words = <S extends string>(
  keys: readonly S[],
  segni: Readonly<Record<S, { testo: string } | null>>,
): Record<S, string> =>
  Object.fromEntries(keys.map((key) => [key, segni[key]?.testo ?? ''])) as Record<S, string>;

const ATTENZIONE = defineStato(words(ATTENZIONI, SEGNI));

/** `oggi` decides who is behind. Keep the answer: another array is another grid. */
export function makeColonneStudio(oggi: Giorno): Colonna<AziendaStudio>[] {
  return [
    azienda('ragione_sociale', 'Azienda', TESTO, {
      larghezza: 260,
      flessibile: true,
      telefono: 1,
      disegna: ({ id, ragione_sociale }) => (
        <VaiIn id={id} to="/app" nome={`Apri ${ragione_sociale}`}>
          {ragione_sociale}
        </VaiIn>
      ),
    }),
    azienda.calcolata(
      'attenzione',
      'Che cosa vuole',
      ATTENZIONE,
      ({ situazione }) => findAttenzione(situazione, oggi),
      {
        larghezza: 164,
        ordine: 'asc',
        telefono: 2,
        disegna: ({ situazione }) => {
          const attenzione = findAttenzione(situazione, oggi);
          return attenzione === null ? 'Da calcolare' : <Etichetta {...SEGNI[attenzione]} />;
        },
      },
    ),
    azienda.calcolata(
      'compito',
      'Compito',
      TESTO,
      ({ compito }) => (compito ? describeCompito(compito) : null),
      {
        larghezza: 210,
        suggerimento: ({ compito }) =>
          compito === null
            ? null
            : listVociCompito(compito)
                .map(({ testo, fatta }) => `${testo}: ${fatta ? 'fatto' : 'da fare'}`)
                .join('\n'),
      },
    ),
    azienda.calcolata<Giorno>('entro', 'Entro', DATA, ({ compito }) => compito?.entro ?? null, {
      larghezza: 104,
    }),
    azienda.calcolata('assegnato', 'A chi', TESTO, ({ compito }) => compito?.assegnato ?? null, {
      larghezza: 130,
    }),
    azienda.calcolata<Giorno>(
      'importato_al',
      'Importata al',
      DATA,
      ({ situazione }) => situazione?.importato_al ?? null,
      {
        larghezza: 118,
        suggerimento: ({ situazione }) =>
          situazione === null
            ? null
            : `Fin dove arriva il conto più indietro. Conti: ${situazione.conti}, senza movimenti: ${situazione.conti_vuoti}`,
      },
    ),
    azienda.calcolata('conti', 'Conti', NUMERO, ({ situazione }) => situazione?.conti ?? null, {
      larghezza: 76,
      nascosta: true,
    }),
    numero('non_quadrate', 'Non quadrano', REGISTRO, 116),
    numero('da_decidere', 'Da decidere', PAGAMENTI, 108),
    numero('sicure', 'Proposte sicure', PAGAMENTI, 126),
    numero('da_spiegare', 'Da spiegare', PAGAMENTI, 112),
    numero('scadute', 'Partite scadute', SCADUTO, 126),
    importo('da_incassare', 'Scaduto da incassare'),
    importo('da_pagare', 'Scaduto da pagare'),
    azienda('ultima_attivita', 'Ultima attività', ISTANTE, {
      suggerimento: ({ ultimo_utente }) => (ultimo_utente === null ? null : `Di ${ultimo_utente}`),
    }),
    azienda('ultimo_utente', 'Chi ci ha lavorato', TESTO, { larghezza: 140 }),
  ];
}

const conto = defineColonne<ContoStudio>();
const STATO_MESE = defineStato(words(STATI_MESE, SEGNI_MESE));

/** Where a month is looked into: its rows, the log for one that does not tie, the import for one that is missing. */
function addressOf({ id_conto }: ContoStudio, mese: Giorno, stato: keyof typeof SEGNI_MESE): string {
  if (stato === 'manca') return '/app/importestrattopdf';
  if (stato === 'non_quadra') return REGISTRO;
  const fine = formatData(`${mese.slice(0, 8)}${lastDay(mese)}`);
  return `/app/estrattoconto?natura=movimento&id_conto=${id_conto}&f.data=${formatData(mese)}..${fine}`;
}

const lastDay = (mese: Giorno): string =>
  String(new Date(Date.UTC(Number(mese.slice(0, 4)), Number(mese.slice(5, 7)), 0)).getUTCDate());

/** A column for each month. Keep the answer: another array is another grid. */
export function makeColonneMesi(mesi: readonly Giorno[]): Colonna<ContoStudio>[] {
  return [
    conto('azienda', 'Azienda', TESTO, { larghezza: 220, fissa: true, flessibile: true }),
    conto('conto', 'Conto', TESTO, { larghezza: 180, flessibile: true }),
    conto('banca', 'Banca', TESTO, { larghezza: 150, nascosta: true }),
    ...mesi.map((mese) => {
      const titolo = formatMeseOfDay(mese, true);
      return conto.calcolata(
        `mese_${mese.slice(0, 7).replace('-', '_')}`,
        titolo,
        STATO_MESE,
        (riga) => {
          const stato = findStatoMese(riga, mese);
          return stato === 'prima' ? null : stato;
        },
        {
          larghezza: 104,
          suggerimento: (riga) => explainMese(riga, mese),
          disegna: (riga) => {
            const stato = findStatoMese(riga, mese);
            const segno = SEGNI_MESE[stato];
            if (segno === null) return null;
            return (
              <VaiIn
                id={riga.id_azienda}
                to={addressOf(riga, mese, stato)}
                nome={`${titolo}, ${riga.conto} di ${riga.azienda}: ${segno.testo}`}
              >
                <Etichetta {...segno} />
              </VaiIn>
            );
          },
        },
      );
    }),
  ];
}

function explainMese({ mesi }: ContoStudio, mese: Giorno): string | null {
  const found = mesi.find((each) => each.mese === mese);
  if (found === undefined) return null;
  return `Movimenti: ${formatIntero(found.movimenti)}, da spiegare: ${formatIntero(found.da_spiegare)}`;
}
