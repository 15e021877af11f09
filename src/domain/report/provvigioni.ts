/** Commissions matured on what was collected, by agente and mandante. */
import { toCentesimi, formatImporto } from '../importi.ts';
import { fromYearStart, defineImporto, chooseLargest, defineNumero, defineTesto } from './common.ts';
import type { DefinitionWithRighe } from './definition.ts';

const CAMPI = ['partite', 'incassato', 'stornato', 'provvigione'] as const;

export const PROVVIGIONI: DefinitionWithRighe<'provvigioni'> = {
  titolo: 'Provvigioni maturate',
  descrizione: 'Le provvigioni su ciò che è stato incassato, per agente e mandante.',
  parametri: ['dal', 'al', 'id_agente', 'id_mandante', 'divisa'],
  base: fromYearStart,
  colonne: () => [
    defineTesto('agente', 'Agente', { larghezza: 200, flexible: true }),
    defineTesto('mandante', 'Mandante', { larghezza: 200, flexible: true }),
    defineNumero('partite', 'Partite'),
    defineImporto('incassato', 'Incassato'),
    defineImporto('stornato', 'Stornato'),
    defineImporto('provvigione', 'Provvigione'),
  ],
  compose: ({ righe, totali, senza_aliquota }) => {
    const byAgente = new Map<string, number>();
    for (const { agente, provvigione } of righe)
      byAgente.set(agente.ragione_sociale, (byAgente.get(agente.ragione_sociale) ?? 0) + provvigione);
    const agenti = chooseLargest([...byAgente], ([, provvigione]) => provvigione);
    return {
      righe: righe.map(({ agente, mandante, ...valori }) => {
        const opens = { id_agente: String(agente.id), id_mandante: String(mandante.id) };
        return {
          id: `${agente.id}-${mandante.id}`,
          valori: { agente: agente.ragione_sociale, mandante: mandante.ragione_sociale, ...valori },
          opens: Object.fromEntries(CAMPI.map((field) => [field, opens])),
        };
      }),
      figures: [
        { nome: 'Provvigioni', valore: totali.provvigione, formato: 'importo', opens: {} },
        { nome: 'Incassato', valore: totali.incassato, formato: 'importo', opens: {} },
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
              axis: 'Agente',
              categories: agenti.map(([name]) => ({ testo: name })),
              series: [
                { nome: 'Provvigione', valori: agenti.map(([, provvigione]) => toCentesimi(provvigione)) },
              ],
            },
    };
  },
  detail: {
    campi: ['ragione_sociale', 'numero_documento', 'importo', 'aliquota', 'quota', 'data', 'scadenza'],
    quota: 'Provvigione',
  },
};
