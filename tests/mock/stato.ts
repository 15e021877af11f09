/** The memory of the mock server: one azienda, one user, a small import lifecycle. */
import type { z } from 'zod';
import type { Conto } from '#api/contract/conti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Evento } from '#api/contract/eventi.ts';
import type { importRequestSchema } from '#api/contract/invio-import.ts';
import type { Importazione } from '#api/contract/importazioni.ts';
import type { Preferenze } from '#api/contract/preferenze.ts';
import type { Me } from '#api/contract/sessione.ts';
import type { Soggetto } from '#api/contract/soggetti.ts';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import type { Tracciato } from '#api/contract/tracciati.ts';
import type { Vista } from '#api/contract/viste.ts';

export type Lotto = z.output<typeof importRequestSchema>;

export interface MockImportazione {
  voce: Importazione;
  /** Declared in the alias call; null before it. */
  attesi: { righe: number; dare: number; avere: number } | null;
  lotti: Map<number, Lotto>;
}

export interface MockStato {
  me: Me;
  autenticato: boolean;
  primoUtente: boolean;
  conti: Conto[];
  tracciati: Tracciato[];
  righe: RigaEstratto[];
  /** The id of the row that came last, also when it is gone. */
  ultimaRiga: number;
  soggetti: Map<number, Soggetto>;
  importazioni: Map<number, MockImportazione>;
  tipiPagamento: TipoPagamento[];
  viste: Vista[];
  /** Null until saved. */
  preferenze: Preferenze | null;
  /** The pages that follow what changes. */
  seguaci: Set<(evento: Evento) => void>;
}

/** A fresh memory; signed in, with one conto and nothing imported. */
export function createStato(): MockStato {
  return {
    me: {
      username: 'prova',
      id_azienda: 1,
      aziende: [{ id: 1, ragione_sociale: 'Studio di prova S.r.l.' }],
      ruolo: 'amministratore',
      secondo_fattore: false,
      titolare: true,
      password_da_cambiare: false,
    },
    autenticato: true,
    primoUtente: false,
    conti: [
      {
        id: 1,
        nome: 'Conto ordinario',
        banca: 'Banca di prova',
        iban: 'IT60X0542811101000000123456',
        codice_conto: null,
        divisa: 'EUR',
        saldo_iniziale: 0 as Conto['saldo_iniziale'],
        archiviato: false,
        versione: 1,
      },
    ],
    tracciati: [],
    righe: [],
    ultimaRiga: 0,
    soggetti: new Map(),
    importazioni: new Map(),
    tipiPagamento: [],
    viste: [],
    preferenze: null,
    seguaci: new Set(),
  };
}
