/** The ledger of one soggetto: documents, what settled them, and the balance after every line. */
import { partitarioQuerySchema } from '#api/contract/report-parametri.ts';
import type { Partitario } from '#api/contract/report.ts';
import { formatData } from '#domain/date.ts';
import { makeReport } from '../make-report.ts';
import type { RigaFoglio } from '../tipi.ts';
import { giornoBreve, importo, numero, testo, vaiA } from './comuni.ts';

const TIPI = {
  documento: 'Documento',
  incasso: 'Incasso',
  pagamento: 'Pagamento',
  compensazione: 'Compensazione',
  storno: 'Storno',
} as const;

const conVai = (riga: Omit<RigaFoglio, 'vai'>, vai: string | null): RigaFoglio =>
  vai === null ? riga : { ...riga, vai };

const movimenti = ({ righe, parametri: { dal }, saldo_iniziale }: Partitario): RigaFoglio[] => [
  ...(dal === undefined
    ? []
    : [
        {
          id: 'inizio',
          valori: { data: dal, tipo: 'Saldo iniziale', descrizione: 'Riporto', saldo: saldo_iniziale },
        },
      ]),
  ...righe.map((riga, at) =>
    conVai(
      {
        id: String(at + 1),
        valori: {
          data: riga.data,
          tipo: TIPI[riga.tipo],
          numero_documento: riga.numero_documento,
          descrizione: riga.descrizione,
          scadenza: riga.scadenza,
          dare: riga.dare === 0 ? null : riga.dare,
          avere: riga.avere === 0 ? null : riga.avere,
          saldo: riga.saldo,
        },
      },
      riga.tipo === 'documento'
        ? vaiA({ ...riga, id_pagamento: null })
        : vaiA({ ...riga, id_riga: riga.id_pagamento === null ? riga.id_riga : null }),
    ),
  ),
];

const aperte = ({ aperte: rows }: Partitario): RigaFoglio[] =>
  rows.map((riga) =>
    conVai(
      {
        id: String(riga.id_riga),
        valori: {
          numero_documento: riga.numero_documento,
          data: riga.data,
          scadenza: riga.scadenza,
          giorni: riga.giorni,
          importo: riga.importo,
          residuo: riga.residuo,
        },
      },
      vaiA({ ...riga, id_pagamento: null }),
    ),
  );

/** The balance at the end of each day on which it moved. */
function saldi({ righe }: Partitario): { giorno: string; saldo: number }[] {
  const last = new Map<string, number>();
  for (const { data, saldo } of righe) last.set(data, saldo);
  return [...last].map(([giorno, saldo]) => ({ giorno, saldo }));
}

export const PARTITARIO = makeReport({
  nome: 'partitario',
  titolo: 'Partitario',
  descrizione: 'Documenti, incassi e pagamenti di un soggetto, con il saldo a ogni riga.',
  schema: partitarioQuerySchema,
  parametri: ['id_soggetto', 'dal', 'al', 'mostra', 'divisa'],
  serve: 'Scegli il soggetto di cui vuoi il partitario.',
  soloPagina: { mostra: 'movimenti' },
  base: (oggi) => ({ al: oggi }),
  faccia: ({ mostra = '' }) => mostra,
  colonne: ({ mostra }) =>
    mostra === 'aperte'
      ? [
          testo('numero_documento', 'Documento', { larghezza: 160, flessibile: true }),
          { campo: 'data', titolo: 'Data', tipo: 'data' },
          { campo: 'scadenza', titolo: 'Scadenza', tipo: 'data' },
          numero('giorni', 'Ritardo'),
          importo('importo', 'Importo'),
          importo('residuo', 'Residuo'),
        ]
      : [
          { campo: 'data', titolo: 'Data', tipo: 'data' },
          testo('tipo', 'Tipo', { larghezza: 130 }),
          testo('numero_documento', 'Documento', { larghezza: 130 }),
          testo('descrizione', 'Descrizione', { larghezza: 240, flessibile: true }),
          { campo: 'scadenza', titolo: 'Scadenza', tipo: 'data' },
          importo('dare', 'Dare'),
          importo('avere', 'Avere'),
          importo('saldo', 'Saldo', { senzaTotale: true }),
        ],
  chiedi: (client, query, signal) => client.call('reportPartitario', { query, signal }),
  componi: (risposta, { mostra }) => {
    const { soggetto, saldo_iniziale, saldo_finale, totali, parametri } = risposta;
    const punti = saldi(risposta);
    return {
      righe: mostra === 'aperte' ? aperte(risposta) : movimenti(risposta),
      cifre: [
        { nome: 'Saldo iniziale', valore: saldo_iniziale, formato: 'importo' },
        { nome: 'Dare', valore: totali.dare, formato: 'importo' },
        { nome: 'Avere', valore: totali.avere, formato: 'importo' },
        { nome: `Saldo al ${formatData(parametri.al)}`, valore: saldo_finale, formato: 'importo' },
      ],
      note: [`${soggetto.ragione_sociale}: un saldo positivo è a nostro credito.`],
      grafico:
        punti.length < 2
          ? null
          : {
              tipo: 'linee',
              titolo: `Saldo di ${soggetto.ragione_sociale}`,
              formato: 'importo',
              asse: 'Giorno',
              categorie: punti.map(({ giorno }) => ({
                testo: formatData(giorno),
                breve: giornoBreve(giorno),
              })),
              serie: [{ nome: 'Saldo', valori: punti.map(({ saldo }) => saldo) }],
            },
    };
  },
});
