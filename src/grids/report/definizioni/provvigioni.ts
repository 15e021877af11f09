/** Commissions matured on what was collected, by agente and mandante. */
import { provvigioniQuerySchema, provvigioniRigheQuerySchema } from '#api/contract/report-parametri.ts';
import { centesimi } from '#domain/importi.ts';
import { formatImporto } from '#domain/importi.ts';
import { makeReport } from '../make-report.ts';
import { daInizioAnno, importo, maggiori, numero, testo } from './comuni.ts';

const CAMPI = ['partite', 'incassato', 'stornato', 'provvigione'] as const;

export const PROVVIGIONI = makeReport({
  nome: 'provvigioni',
  titolo: 'Provvigioni maturate',
  descrizione: 'Le provvigioni su ciò che è stato incassato, per agente e mandante.',
  schema: provvigioniQuerySchema,
  parametri: ['dal', 'al', 'id_agente', 'id_mandante', 'divisa'],
  base: daInizioAnno,
  colonne: () => [
    testo('agente', 'Agente', { larghezza: 200, flessibile: true }),
    testo('mandante', 'Mandante', { larghezza: 200, flessibile: true }),
    numero('partite', 'Partite'),
    importo('incassato', 'Incassato'),
    importo('stornato', 'Stornato'),
    importo('provvigione', 'Provvigione'),
  ],
  chiedi: (client, query, signal) => client.call('reportProvvigioni', { query, signal }),
  componi: ({ righe, totali, senza_aliquota }) => {
    const perAgente = new Map<string, number>();
    for (const { agente, provvigione } of righe)
      perAgente.set(agente.ragione_sociale, (perAgente.get(agente.ragione_sociale) ?? 0) + provvigione);
    const agenti = maggiori([...perAgente], ([, provvigione]) => provvigione);
    return {
      righe: righe.map(({ agente, mandante, ...valori }) => {
        const apre = { id_agente: String(agente.id), id_mandante: String(mandante.id) };
        return {
          id: `${agente.id}-${mandante.id}`,
          valori: { agente: agente.ragione_sociale, mandante: mandante.ragione_sociale, ...valori },
          apre: Object.fromEntries(CAMPI.map((campo) => [campo, apre])),
        };
      }),
      cifre: [
        { nome: 'Provvigioni', valore: totali.provvigione, formato: 'importo', apre: {} },
        { nome: 'Incassato', valore: totali.incassato, formato: 'importo', apre: {} },
        { nome: 'Stornato', valore: totali.stornato, formato: 'importo' },
        { nome: 'Senza aliquota', valore: senza_aliquota, formato: 'importo' },
      ],
      note:
        senza_aliquota === 0
          ? []
          : [
              `Incassati ${formatImporto(senza_aliquota)} su partite senza aliquota il giorno del documento: aggiungila nella matrice agenti.`,
            ],
      grafico:
        agenti.length === 0
          ? null
          : {
              tipo: 'barre',
              titolo: 'Provvigioni per agente',
              formato: 'importo',
              asse: 'Agente',
              categorie: agenti.map(([nome]) => ({ testo: nome })),
              serie: [
                { nome: 'Provvigione', valori: agenti.map(([, provvigione]) => centesimi(provvigione)) },
              ],
            },
    };
  },
  dettaglio: {
    campi: ['ragione_sociale', 'numero_documento', 'importo', 'aliquota', 'quota', 'data', 'scadenza'],
    quota: 'Provvigione',
    leggi: (client, valori, apre, pagina, signal) =>
      client.call('reportProvvigioniRighe', {
        query: { ...provvigioniRigheQuerySchema.parse({ ...valori, ...apre }), ...pagina },
        signal,
      }),
  },
});
