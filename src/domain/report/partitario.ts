/** The ledger of one soggetto: documents, what settled them, and the balance after every line. */
import type { ReportAnswer } from '#api/contract/report.ts';
import { formatData } from '../date.ts';
import { formatImporto } from '../importi.ts';
import { defineData, formatGiornoBreve, defineImporto, defineNumero, defineTesto } from './common.ts';
import type { ReportDefinition, ReportRow, ValoriRiga } from './definition.ts';

type Partitario = ReportAnswer<'partitario'>;

const TIPI = {
  documento: 'Documento',
  incasso: 'Incasso',
  pagamento: 'Pagamento',
  compensazione: 'Compensazione',
  storno: 'Storno',
} as const;

const movimenti = ({ righe, parametri: { dal }, saldo_iniziale }: Partitario): ReportRow[] => [
  ...(dal === undefined
    ? []
    : [
        {
          id: 'inizio',
          valori: { data: dal, tipo: 'Saldo iniziale', descrizione: 'Riporto', saldo: saldo_iniziale },
        },
      ]),
  ...righe.map(({ tipo, id_riga, id_pagamento, dare, avere, ...riga }, at) => ({
    id: String(at + 1),
    valori: {
      data: riga.data,
      tipo: TIPI[tipo],
      numero_documento: riga.numero_documento,
      descrizione: riga.descrizione,
      scadenza: riga.scadenza,
      dare: dare === 0 ? null : dare,
      avere: avere === 0 ? null : avere,
      saldo: riga.saldo,
    },
    // A document is settled by its pagamento; a compensazione has none, and opens what it settles.
    meta: {
      id_riga: tipo === 'documento' || id_pagamento === null ? id_riga : null,
      id_pagamento: tipo === 'documento' ? null : id_pagamento,
      numero_documento: riga.numero_documento,
    },
  })),
];

const stillOpen = ({ aperte: rows }: Partitario): ReportRow[] =>
  rows.map(({ id_riga, ...valori }) => ({
    id: String(id_riga),
    valori,
    meta: { id_riga, id_pagamento: null, numero_documento: valori.numero_documento },
  }));

const toRigheValues = (righe: readonly ReportRow[]): ValoriRiga[] => righe.map(({ valori }) => valori);

/** The balance at the end of each day with movements. */
function saldi({ righe }: Partitario): { giorno: string; saldo: number }[] {
  const last = new Map<string, number>();
  for (const { data: giorno, saldo } of righe) last.set(giorno, saldo);
  return [...last].map(([giorno, saldo]) => ({ giorno, saldo }));
}

const MOVIMENTI = [
  defineData('data', 'Data'),
  defineTesto('tipo', 'Tipo', { larghezza: 130 }),
  defineTesto('numero_documento', 'Documento', { larghezza: 130 }),
  defineTesto('descrizione', 'Descrizione', { larghezza: 240, flexible: true }),
  defineData('scadenza', 'Scadenza'),
  defineImporto('dare', 'Dare'),
  defineImporto('avere', 'Avere'),
  defineImporto('saldo', 'Saldo', { senzaTotale: true }),
];
const APERTE = [
  defineTesto('numero_documento', 'Documento', { larghezza: 160, flexible: true }),
  defineData('data', 'Data'),
  defineData('scadenza', 'Scadenza'),
  defineNumero('giorni', 'Ritardo'),
  defineImporto('importo', 'Importo'),
  defineImporto('residuo', 'Residuo'),
];

export const PARTITARIO: ReportDefinition<'partitario'> = {
  titolo: 'Partitario',
  descrizione: 'Documenti, incassi e pagamenti di un soggetto, con il saldo a ogni riga.',
  parametri: ['id_soggetto', 'dal', 'al', 'mostra', 'divisa'],
  serve: 'Scegli il soggetto di cui vuoi il partitario.',
  soloPagina: { mostra: 'movimenti' },
  base: (today) => ({ al: today }),
  faccia: ({ mostra = '' }) => mostra,
  colonne: ({ mostra }) => (mostra === 'aperte' ? APERTE : MOVIMENTI),
  compose: (answer, { mostra }) => {
    const { soggetto, saldo_iniziale, saldo_finale, totali, parametri } = answer;
    const points = saldi(answer);
    return {
      righe: mostra === 'aperte' ? stillOpen(answer) : movimenti(answer),
      figures: [
        { nome: 'Saldo iniziale', valore: saldo_iniziale, formato: 'importo' },
        { nome: 'Dare', valore: totali.dare, formato: 'importo' },
        { nome: 'Avere', valore: totali.avere, formato: 'importo' },
        { nome: `Saldo al ${formatData(parametri.al)}`, valore: saldo_finale, formato: 'importo' },
      ],
      note: [`${soggetto.ragione_sociale}: un saldo positivo è a nostro credito.`],
      grafico:
        points.length < 2
          ? null
          : {
              tipo: 'linee',
              titolo: `Saldo di ${soggetto.ragione_sociale}`,
              formato: 'importo',
              axis: 'Giorno',
              categories: points.map(({ giorno }) => ({
                testo: formatData(giorno),
                breve: formatGiornoBreve(giorno),
              })),
              series: [{ nome: 'Saldo', valori: points.map(({ saldo }) => saldo) }],
            },
    };
  },
  print: (answer) => ({
    note: [`Saldo finale: ${formatImporto(answer.saldo_finale)}.`],
    tabelle: [
      {
        titolo: `Partitario di ${answer.soggetto.ragione_sociale}`,
        colonne: MOVIMENTI,
        righe: toRigheValues(movimenti(answer)),
      },
      { titolo: 'Documenti aperti', colonne: APERTE, righe: toRigheValues(stillOpen(answer)) },
    ],
  }),
};
