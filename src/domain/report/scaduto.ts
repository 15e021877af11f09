/** Open items by days late, by soggetto, agente or mandante, as they were on any day. */
import { defineImporto, defineNumero, defineTesto } from './common.ts';
import type { DefinitionWithRighe, Meta } from './definition.ts';

const FASCE = [
  ['a_scadere', 'A scadere'],
  ['fino_30', '1-30 giorni'],
  ['fino_60', '31-60 giorni'],
  ['fino_90', '61-90 giorni'],
  ['oltre', 'Oltre 90 giorni'],
] as const;

const PER = { soggetto: 'Soggetto', agente: 'Agente', mandante: 'Mandante' } as const;

const bands = (group: Record<string, string>) => ({
  ...Object.fromEntries(FASCE.map(([fascia]) => [fascia, { ...group, fascia }])),
  scaduto: { ...group, fascia: 'scaduto' },
  totale: group,
});

const toLedger = (id: number, al: string, divisa: string): Meta => ({
  report: 'partitario',
  valori: { id_soggetto: String(id), al, divisa },
});

export const SCADUTO: DefinitionWithRighe<'scaduto'> = {
  titolo: 'Scaduto per fascia',
  descrizione: 'Che cosa è rimasto aperto e da quanto è scaduto, a qualunque data.',
  parametri: ['al', 'per', 'verso', 'id_soggetto', 'id_agente', 'id_mandante', 'divisa'],
  base: (today) => ({ al: today }),
  faccia: ({ per = '' }) => per,
  colonne: ({ per }) => [
    defineTesto('nome', per === 'agente' || per === 'mandante' ? PER[per] : PER.soggetto, {
      larghezza: 240,
      flexible: true,
    }),
    defineNumero('partite', 'Partite'),
    ...FASCE.map(([field, title]) => defineImporto(field, title)),
    defineImporto('scaduto', 'Scaduto'),
    defineImporto('totale', 'Totale'),
  ],
  compose: ({ righe, totali, altre_divise, parametri: { per, al, divisa } }) => ({
    righe: righe.map(({ id, nome, ...valori }) => ({
      id: String(id ?? 'nessuno'),
      valori: { nome, ...valori },
      opens: bands({ gruppo: String(id ?? 'nessuno') }),
      ...(per === 'soggetto' && id !== null && { meta: toLedger(id, al, divisa) }),
    })),
    figures: [
      { nome: 'Scaduto', valore: totali.scaduto, formato: 'importo', opens: { fascia: 'scaduto' } },
      { nome: 'A scadere', valore: totali.a_scadere, formato: 'importo', opens: { fascia: 'a_scadere' } },
      { nome: 'In tutto', valore: totali.totale, formato: 'importo', opens: {} },
      { nome: 'Partite aperte', valore: totali.partite, formato: 'numero', opens: {} },
    ],
    note:
      altre_divise.length === 0
        ? []
        : [`Ci sono partite aperte anche in ${altre_divise.join(', ')}: scegli la divisa per vederle.`],
    grafico: {
      tipo: 'colonne',
      titolo: 'Quanto è aperto, per giorni di ritardo',
      formato: 'importo',
      axis: 'Fascia',
      categories: FASCE.map(([, title]) => ({ testo: title, breve: title.replace(' giorni', '') })),
      series: [{ nome: 'Aperto', valori: FASCE.map(([band]) => totali[band]) }],
    },
  }),
  detail: {
    campi: [
      'ragione_sociale',
      'numero_documento',
      'data',
      'scadenza',
      'giorni',
      'importo',
      'quota',
      'descrizione',
    ],
    quota: 'Aperto',
  },
};
