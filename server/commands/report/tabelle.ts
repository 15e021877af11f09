/** Reports as tables of plain values, for a sheet and for paper alike. */
import type { NomeReport } from '#api/contract/report-parametri.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import type { CellaFoglio, ColonnaFoglio } from '../../fogli/xlsx.ts';
import type { ReportLetto } from './leggi.ts';

export interface Tabella {
  titolo: string;
  colonne: readonly ColonnaFoglio[];
  righe: readonly (readonly CellaFoglio[])[];
}

export const TITOLI: Readonly<Record<NomeReport, string>> = {
  scaduto: 'Scaduto per fascia',
  partitario: 'Partitario',
  previsione: 'Previsione di cassa',
  mesi: 'Incassi e pagamenti per mese',
  provvigioni: 'Provvigioni maturate',
  conti: 'Riconciliazione per conto',
  causali: 'Movimenti per causale',
};

const testo = (titolo: string, larghezza = 28): ColonnaFoglio => ({ titolo, tipo: 'testo', larghezza });
const data = (titolo: string): ColonnaFoglio => ({ titolo, tipo: 'data', larghezza: 12 });
const numero = (titolo: string): ColonnaFoglio => ({ titolo, tipo: 'numero', larghezza: 10 });
const somma = (titolo: string): ColonnaFoglio => ({ titolo, tipo: 'importo', larghezza: 15, totale: true });
const importo = (titolo: string): ColonnaFoglio => ({ titolo, tipo: 'importo', larghezza: 15 });

type Of<N extends NomeReport> = Extract<ReportLetto, { report: N }>['dati'];

const FASCE = ['A scadere', '0-30', '31-60', '61-90', 'Oltre 90', 'Scaduto', 'Totale'].map(somma);
const scaduto = ({ righe }: Of<'scaduto'>): Tabella[] => [
  {
    titolo: TITOLI.scaduto,
    colonne: [testo('Nome'), numero('Partite'), ...FASCE],
    righe: righe.map((r) => [
      r.nome,
      r.partite,
      r.a_scadere,
      r.fino_30,
      r.fino_60,
      r.fino_90,
      r.oltre,
      r.scaduto,
      r.totale,
    ]),
  },
];

const TIPI: Readonly<Record<string, string>> = {
  documento: 'Documento',
  incasso: 'Incasso',
  pagamento: 'Pagamento',
  compensazione: 'Compensazione',
  storno: 'Storno',
};
function partitario({ soggetto, saldo_iniziale, righe, aperte }: Of<'partitario'>): Tabella[] {
  const opening = ['', 'Saldo iniziale', null, null, null, null, null, saldo_iniziale] as const;
  return [
    {
      titolo: `Partitario di ${soggetto.ragione_sociale}`,
      colonne: [
        data('Data'),
        testo('Tipo', 14),
        testo('Documento', 14),
        testo('Descrizione'),
        data('Scadenza'),
        somma('Dare'),
        somma('Avere'),
        importo('Saldo'),
      ],
      righe: [
        ...(saldo_iniziale === 0 ? [] : [[null, ...opening.slice(1)]]),
        ...righe.map((r) => [
          r.data,
          TIPI[r.tipo] ?? r.tipo,
          r.numero_documento,
          r.descrizione,
          r.scadenza,
          r.dare,
          r.avere,
          r.saldo,
        ]),
      ],
    },
    {
      titolo: 'Documenti aperti',
      colonne: [
        testo('Documento', 14),
        data('Data'),
        data('Scadenza'),
        numero('Giorni di ritardo'),
        somma('Importo'),
        somma('Residuo'),
      ],
      righe: aperte.map((r) => [r.numero_documento, r.data, r.scadenza, r.giorni, r.importo, r.residuo]),
    },
  ];
}

function previsione({ periodi, ricorrenze, ritardi }: Of<'previsione'>): Tabella[] {
  const netto = (flussi: Of<'previsione'>['periodi'][number]['scenari']['atteso']) => [
    flussi.entrate + flussi.ricorrenti_entrate,
    flussi.uscite + flussi.ricorrenti_uscite,
    flussi.saldo,
  ];
  return [
    {
      titolo: TITOLI.previsione,
      colonne: [
        data('Dal'),
        data('Al'),
        ...['migliore', 'atteso', 'peggiore'].flatMap((nome) => [
          somma(`Entrate, ${nome}`),
          somma(`Uscite, ${nome}`),
          importo(`Saldo, ${nome}`),
        ]),
      ],
      righe: periodi.map(({ dal, al, scenari }) => [
        dal,
        al,
        ...[scenari.migliore, scenari.atteso, scenari.peggiore].flatMap(netto),
      ]),
    },
    {
      titolo: 'Movimenti ricorrenti',
      colonne: [
        testo('Descrizione'),
        numero('Ogni mesi'),
        numero('Volte'),
        data('Prossima'),
        importo('Importo'),
      ],
      righe: ricorrenze.map((r) => [r.descrizione, r.ogni_mesi, r.occorrenze, r.prossima, r.importo]),
    },
    {
      titolo: 'Ritardi dei soggetti',
      colonne: [testo('Soggetto'), numero('Medio'), numero('Massimo'), numero('Partite'), somma('Aperto')],
      righe: ritardi.map((r) => [r.ragione_sociale, r.ritardo_medio, r.ritardo_massimo, r.partite, r.aperto]),
    },
  ];
}

const mesi = ({ righe }: Of<'mesi'>): Tabella[] => [
  {
    titolo: TITOLI.mesi,
    colonne: [
      testo('Mese', 12),
      numero('Pagamenti'),
      somma('Incassi'),
      somma('Insoluti'),
      somma('Pagato'),
      somma('Tornato'),
      somma('Netto'),
    ],
    righe: righe.map((r) => [
      `${r.mese.slice(5, 7)}/${r.mese.slice(0, 4)}`,
      r.numero,
      r.incassi,
      r.insoluti,
      r.pagamenti,
      r.storni,
      r.netto,
    ]),
  },
];

const provvigioni = ({ righe }: Of<'provvigioni'>): Tabella[] => [
  {
    titolo: TITOLI.provvigioni,
    colonne: [
      testo('Agente'),
      testo('Mandante'),
      numero('Partite'),
      somma('Incassato'),
      somma('di cui stornato'),
      somma('Provvigione'),
    ],
    righe: righe.map((r) => [
      r.agente.ragione_sociale,
      r.mandante.ragione_sociale,
      r.partite,
      r.incassato,
      r.stornato,
      r.provvigione,
    ]),
  },
];

/** Balances of different currencies have no sum. */
const conti = ({ righe, totali }: Of<'conti'>): Tabella[] => {
  const sum = totali.length === 1 ? somma : importo;
  return [
    {
      titolo: TITOLI.conti,
      colonne: [
        testo('Conto'),
        testo('Divisa', 8),
        sum('Saldo iniziale'),
        sum('Entrate'),
        sum('Uscite'),
        sum('Saldo finale'),
        sum('Pagamenti'),
        sum('Voci'),
        sum('Giroconti'),
        sum('Ignorati'),
        sum('Da riconciliare'),
        numero('Aperti'),
        importo('Saldo della banca'),
      ],
      righe: righe.map((r) => [
        r.nome,
        r.divisa,
        r.saldo_iniziale,
        r.entrate,
        r.uscite,
        r.saldo_finale,
        r.pagamenti,
        r.voci,
        r.giroconti,
        r.ignorato,
        r.da_riconciliare,
        r.aperti,
        r.saldo_banca,
      ]),
    },
  ];
};

const causali = ({ righe }: Of<'causali'>): Tabella[] => [
  {
    titolo: TITOLI.causali,
    colonne: [
      testo('Causale'),
      testo('Descrizione'),
      numero('Movimenti'),
      somma('Entrate'),
      somma('Uscite'),
      somma('Netto'),
    ],
    righe: righe.map((r) => [
      r.causale === '' ? 'Senza causale' : r.causale,
      r.descrizione,
      r.movimenti,
      r.entrate,
      r.uscite,
      r.netto,
    ]),
  },
];

export function toTabelle(letto: ReportLetto): Tabella[] {
  switch (letto.report) {
    case 'scaduto':
      return scaduto(letto.dati);
    case 'partitario':
      return partitario(letto.dati);
    case 'previsione':
      return previsione(letto.dati);
    case 'mesi':
      return mesi(letto.dati);
    case 'provvigioni':
      return provvigioni(letto.dati);
    case 'conti':
      return conti(letto.dati);
    case 'causali':
      return causali(letto.dati);
  }
}

/** The period, in words. */
export const periodoDi = ({ dal, al }: Pick<ReportLetto, 'dal' | 'al'>): string =>
  dal === null ? `al ${formatData(al)}` : `dal ${formatData(dal)} al ${formatData(al)}`;

/** What a report says besides its tables. */
export function noteDi(letto: ReportLetto): string[] {
  if (letto.report === 'previsione') {
    const { saldo_iniziale, criteri } = letto.dati;
    return [
      `Saldo dei conti al ${formatData(letto.al)}: ${formatImporto(saldo_iniziale)}.`,
      `Scenario migliore. ${criteri.migliore}`,
      `Scenario atteso. ${criteri.atteso}`,
      `Scenario peggiore. ${criteri.peggiore}`,
    ];
  }
  if (letto.report === 'partitario') return [`Saldo finale: ${formatImporto(letto.dati.saldo_finale)}.`];
  return [];
}
