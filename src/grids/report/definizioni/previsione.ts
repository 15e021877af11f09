/** The forecast of cash in three scenarios: the flows of one, the balances of all. */
import {
  previsioneQuerySchema,
  previsioneRigheQuerySchema,
  scenarioSchema,
  type Scenario,
} from '#api/contract/report-parametri.ts';
import { formatData } from '#domain/date.ts';
import { makeReport } from '../make-report.ts';
import { giornoBreve, importo, nomeMese, testo } from './comuni.ts';

const SCENARI = { migliore: 'Migliore', atteso: 'Atteso', peggiore: 'Peggiore' } as const;
const scenarioDi = (value: string | undefined): Scenario => scenarioSchema.catch('atteso').parse(value);

export const PREVISIONE = makeReport({
  nome: 'previsione',
  titolo: 'Previsione di cassa',
  descrizione: 'Quanto ci sarà sui conti: caso migliore, atteso e peggiore.',
  schema: previsioneQuerySchema,
  parametri: ['al', 'mesi', 'passo', 'scenario', 'id_conto', 'divisa'],
  soloPagina: { scenario: 'atteso' },
  base: (oggi) => ({ al: oggi }),
  colonne: () => [
    testo('periodo', 'Periodo', { larghezza: 170, flessibile: true }),
    importo('entrate', 'Da incassare'),
    importo('uscite', 'Da pagare'),
    importo('ricorrenti_entrate', 'Ricorrenti in entrata', { larghezza: 150 }),
    importo('ricorrenti_uscite', 'Ricorrenti in uscita', { larghezza: 150 }),
    importo('saldo', 'Saldo', { senzaTotale: true }),
    importo('migliore', 'Saldo migliore', { senzaTotale: true, larghezza: 132 }),
    importo('atteso', 'Saldo atteso', { senzaTotale: true, larghezza: 132 }),
    importo('peggiore', 'Saldo peggiore', { senzaTotale: true, larghezza: 132 }),
  ],
  chiedi: (client, query, signal) => client.call('reportPrevisione', { query, signal }),
  componi: (risposta, valori) => {
    const scenario = scenarioDi(valori['scenario']);
    const { periodi, criteri, oltre, esclusi, saldo_iniziale, parametri } = risposta;
    const settimane = parametri.passo === 'settimana';
    const ultimo = periodi.at(-1)?.scenari[scenario].saldo ?? saldo_iniziale;
    return {
      righe: periodi.map(({ dal, al, scenari }) => {
        const flussi = scenari[scenario];
        const apre = { scenario, periodo: dal };
        return {
          id: dal,
          valori: {
            periodo: settimane ? `${formatData(dal)} - ${formatData(al)}` : nomeMese(dal),
            ...flussi,
            migliore: scenari.migliore.saldo,
            atteso: scenari.atteso.saldo,
            peggiore: scenari.peggiore.saldo,
          },
          apre: {
            entrate: { ...apre, flusso: 'entrate' },
            uscite: { ...apre, flusso: 'uscite' },
            ricorrenti_entrate: { ...apre, flusso: 'entrate' },
            ricorrenti_uscite: { ...apre, flusso: 'uscite' },
            periodo: apre,
          },
        };
      }),
      cifre: [
        { nome: `Saldo al ${formatData(parametri.al)}`, valore: saldo_iniziale, formato: 'importo' },
        { nome: 'Saldo alla fine', valore: ultimo, formato: 'importo' },
        {
          nome: 'Dopo l’ultimo periodo',
          valore: oltre[scenario],
          formato: 'importo',
          apre: { scenario, periodo: 'oltre' },
        },
        {
          nome: 'Non contato',
          valore: esclusi[scenario],
          formato: 'importo',
          apre: { scenario, periodo: 'esclusi' },
        },
      ],
      note: [`Scenario ${SCENARI[scenario].toLowerCase()}. ${criteri[scenario]}`],
      grafico: {
        tipo: 'linee',
        titolo: 'Saldo dei conti alla fine di ogni periodo',
        formato: 'importo',
        asse: 'Periodo',
        categorie: [
          { testo: `al ${formatData(parametri.al)}`, breve: 'oggi' },
          ...periodi.map(({ dal, al }) => ({
            testo: settimane ? `${formatData(dal)} - ${formatData(al)}` : nomeMese(dal),
            breve: settimane ? giornoBreve(al) : nomeMese(dal, true),
          })),
        ],
        serie: (['migliore', 'atteso', 'peggiore'] as const).map((which) => ({
          nome: SCENARI[which],
          valori: [saldo_iniziale, ...periodi.map(({ scenari }) => scenari[which].saldo)],
        })),
      },
    };
  },
  dettaglio: {
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
    leggi: (client, valori, apre, pagina, signal) =>
      client.call('reportPrevisioneRighe', {
        query: { ...previsioneRigheQuerySchema.parse({ ...valori, ...apre }), ...pagina },
        signal,
      }),
  },
});
