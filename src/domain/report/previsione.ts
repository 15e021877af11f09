/** The forecast of cash in three scenarios: the flows of one of them, the balances of all. */
import type { ReportAnswer } from '#api/contract/report.ts';
import { scenarioSchema, type Scenario } from '#api/contract/report-parametri.ts';
import { formatData, formatMese } from '../date.ts';
import { formatImporto } from '../importi.ts';
import { defineData, formatGiornoBreve, defineImporto, defineNumero, defineTesto } from './common.ts';
import type { DefinitionWithRighe, TabellaReport } from './definition.ts';
import { SCENARI } from './scenarios.ts';

type Previsione = ReportAnswer<'previsione'>;

const TITOLO = 'Previsione di cassa';
const NOMI = { migliore: 'Migliore', atteso: 'Atteso', peggiore: 'Peggiore' } as const;
const scenarioOf = (value: string | undefined): Scenario => scenarioSchema.catch('atteso').parse(value);

/** On paper the three scenarios are side by side, with open items and recurring movements together. */
const sideBySide = ({ periodi }: Previsione): TabellaReport => ({
  titolo: TITOLO,
  colonne: [
    defineData('dal', 'Dal'),
    defineData('al', 'Al'),
    ...SCENARI.flatMap((scenario) => [
      defineImporto(`entrate_${scenario}`, `Entrate, ${scenario}`),
      defineImporto(`uscite_${scenario}`, `Uscite, ${scenario}`),
      defineImporto(`saldo_${scenario}`, `Saldo, ${scenario}`, { senzaTotale: true }),
    ]),
  ],
  righe: periodi.map(({ dal, al, scenari }) => ({
    dal,
    al,
    ...Object.fromEntries(
      SCENARI.flatMap((scenario) => {
        const { entrate, uscite, ricorrenti_entrate, ricorrenti_uscite, saldo } = scenari[scenario];
        return [
          [`entrate_${scenario}`, entrate + ricorrenti_entrate],
          [`uscite_${scenario}`, uscite + ricorrenti_uscite],
          [`saldo_${scenario}`, saldo],
        ];
      }),
    ),
  })),
});

const recurring = ({ ricorrenze }: Previsione): TabellaReport => ({
  titolo: 'Movimenti ricorrenti',
  colonne: [
    defineTesto('descrizione', 'Descrizione', { larghezza: 240 }),
    defineNumero('ogni_mesi', 'Ogni mesi'),
    defineNumero('occorrenze', 'Volte'),
    defineData('prossima', 'Prossima'),
    defineImporto('importo', 'Importo', { senzaTotale: true }),
  ],
  righe: ricorrenze,
});

const delays = ({ ritardi: righe }: Previsione): TabellaReport => ({
  titolo: 'Ritardi dei soggetti',
  colonne: [
    defineTesto('ragione_sociale', 'Soggetto', { larghezza: 240 }),
    defineNumero('ritardo_medio', 'Medio'),
    defineNumero('ritardo_massimo', 'Massimo'),
    defineNumero('partite', 'Partite'),
    defineImporto('aperto', 'Aperto'),
  ],
  righe,
});

export const PREVISIONE: DefinitionWithRighe<'previsione'> = {
  titolo: TITOLO,
  descrizione: 'Quanto ci sarà sui conti: caso migliore, atteso e peggiore.',
  parametri: ['al', 'mesi', 'passo', 'scenario', 'id_conto', 'divisa'],
  soloPagina: { scenario: 'atteso' },
  base: (today) => ({ al: today }),
  colonne: () => [
    defineTesto('periodo', 'Periodo', { larghezza: 170, flexible: true }),
    defineImporto('entrate', 'Da incassare'),
    defineImporto('uscite', 'Da pagare'),
    defineImporto('ricorrenti_entrate', 'Ricorrenti in entrata', { larghezza: 150 }),
    defineImporto('ricorrenti_uscite', 'Ricorrenti in uscita', { larghezza: 150 }),
    defineImporto('saldo', 'Saldo', { senzaTotale: true }),
    defineImporto('migliore', 'Saldo migliore', { senzaTotale: true, larghezza: 132 }),
    defineImporto('atteso', 'Saldo atteso', { senzaTotale: true, larghezza: 132 }),
    defineImporto('peggiore', 'Saldo peggiore', { senzaTotale: true, larghezza: 132 }),
  ],
  compose: (answer, values) => {
    const scenario = scenarioOf(values['scenario']);
    const { periodi, criteri, oltre, esclusi, saldo_iniziale, parametri } = answer;
    const weeks = parametri.passo === 'settimana';
    const saldo = parametri.id_conto === undefined ? 'Saldo dei conti' : 'Saldo';
    const last = periodi.at(-1)?.scenari[scenario].saldo ?? saldo_iniziale;
    return {
      righe: periodi.map(({ dal, al, scenari }) => {
        const flussi = scenari[scenario];
        const opens = { scenario, periodo: dal };
        return {
          id: dal,
          valori: {
            periodo: weeks ? `${formatData(dal)} - ${formatData(al)}` : formatMese(dal),
            ...flussi,
            migliore: scenari.migliore.saldo,
            atteso: scenari.atteso.saldo,
            peggiore: scenari.peggiore.saldo,
          },
          opens: {
            entrate: { ...opens, flusso: 'entrate' },
            uscite: { ...opens, flusso: 'uscite' },
            ricorrenti_entrate: { ...opens, flusso: 'entrate' },
            ricorrenti_uscite: { ...opens, flusso: 'uscite' },
            periodo: opens,
          },
        };
      }),
      figures: [
        { nome: `${saldo} al ${formatData(parametri.al)}`, valore: saldo_iniziale, formato: 'importo' },
        { nome: `${saldo} alla fine`, valore: last, formato: 'importo' },
        {
          nome: 'Dopo l’ultimo periodo',
          valore: oltre[scenario],
          formato: 'importo',
          opens: { scenario, periodo: 'oltre' },
        },
        {
          nome: 'Non contato',
          valore: esclusi[scenario],
          formato: 'importo',
          opens: { scenario, periodo: 'esclusi' },
        },
      ],
      note: [`Scenario ${NOMI[scenario].toLowerCase()}. ${criteri[scenario]}`],
      grafico: {
        tipo: 'linee',
        titolo: 'Saldo dei conti alla fine di ogni periodo',
        formato: 'importo',
        axis: 'Periodo',
        categories: [
          { testo: `al ${formatData(parametri.al)}`, breve: 'oggi' },
          ...periodi.map(({ dal, al }) => ({
            testo: weeks ? `${formatData(dal)} - ${formatData(al)}` : formatMese(dal),
            breve: weeks ? formatGiornoBreve(al) : formatMese(dal, true),
          })),
        ],
        series: SCENARI.map((which) => ({
          nome: NOMI[which],
          valori: [saldo_iniziale, ...periodi.map(({ scenari }) => scenari[which].saldo)],
        })),
      },
    };
  },
  detail: {
    campi: [
      'tipo',
      'ragione_sociale',
      'numero_documento',
      'data',
      'scadenza',
      'giorni',
      'importo',
      'quota',
      'descrizione',
    ],
    quota: 'Conta per',
  },
  print: (answer) => {
    const { saldo_iniziale, criteri, parametri } = answer;
    return {
      note: [
        `Saldo dei conti al ${formatData(parametri.al)}: ${formatImporto(saldo_iniziale)}.`,
        ...SCENARI.map((scenario) => `Scenario ${scenario}. ${criteri[scenario]}`),
      ],
      tabelle: [sideBySide(answer), recurring(answer), delays(answer)],
    };
  },
};
