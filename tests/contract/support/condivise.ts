/** Things that a studio shares, saved and read in the same way whatever kind they are. */
import type { Genere } from '#api/contract/condivise.ts';
import type { RouteName } from '#api/contract/routes.ts';
import { first } from './pagamenti.ts';
import type { Office, World } from './world.ts';

export interface Cosa {
  id: number;
  versione: number;
  nome: string;
  dello_studio: { versione: number; personalizzata: boolean } | null;
}

const LETTURA = {
  formato: 'csv',
  delimitatore: ';',
  codifica: 'utf-8',
  intestazione: ['Data', 'Importo'],
  colonne: [
    { campo: 'data', colonna: 'Data', indice: 0 },
    { campo: 'importo', colonna: 'Importo', indice: 1 },
  ],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'con_segno',
  divisa: null,
} as const;
const CONTENUTO = {
  separatore: ';',
  decimali: ',',
  data: 'gg/mm/aaaa',
  codifica: 'utf-8',
  intestazione: true,
  colonne: [{ titolo: 'N', campo: 'numero' }],
} as const;

/** Each kind: how it is saved, read and deleted, and two things that it may say under one key. */
interface Modo {
  salva: RouteName;
  elenco: RouteName;
  chiave: string;
  /** The call that deletes one, and its body. */
  elimina: (seen: { id: number; versione: number }) => readonly [RouteName, object];
  dati: (name: string, variant: number) => object;
}
export const MODI: Record<Genere, Modo> = {
  voce: {
    salva: 'voceSalva',
    elenco: 'voci',
    chiave: 'voci',
    elimina: (seen) => ['voceElimina', seen],
    dati: (nome, variant) => ({ codice: nome, nome, tipo: variant === 0 ? 'costo' : 'ricavo' }),
  },
  regola: {
    salva: 'regolaSalva',
    elenco: 'regole',
    chiave: 'regole',
    elimina: (seen) => ['regolaElimina', seen],
    dati: (nome, variant) => ({
      nome,
      condizioni: { testo: [`PAROLA ${variant}`] },
      azione: 'ignorata',
      motivo: 'Prova',
    }),
  },
  tracciato: {
    salva: 'tracciatiSalva',
    elenco: 'tracciati',
    chiave: 'tracciati',
    elimina: ({ id }) => ['tracciatiModifica', { ids: [id], azione: 'elimina' }],
    dati: (nome, variant) => ({
      nome,
      modello_nome: `movimenti${variant}*.csv`,
      natura: 'movimento',
      id_conto: null,
      lettura: LETTURA,
    }),
  },
  tracciato_prima_nota: {
    salva: 'primaNotaTracciatoSalva',
    elenco: 'primaNotaTracciati',
    chiave: 'tracciati',
    elimina: (seen) => ['primaNotaTracciatoElimina', seen],
    dati: (nome, variant) => ({
      nome,
      contenuto: { ...CONTENUTO, separatore: variant === 0 ? ';' : '|' },
    }),
  },
};
export const GENERI = Object.keys(MODI) as Genere[];

export const OWN = { personalizzata: true };
export const FOLLOWS = { personalizzata: false };

/** What offices of a world do with them. */
export function useCondivise(world: () => World) {
  const list = async ({ browser }: Office, kind: Genere): Promise<Cosa[]> => {
    const { elenco, chiave } = MODI[kind];
    return ((await browser.ok(elenco)) as unknown as Record<string, Cosa[]>)[chiave] ?? [];
  };
  const find = async (office: Office, kind: Genere, name: string): Promise<Cosa | undefined> =>
    (await list(office, kind)).find((each) => each.nome === name);
  const get = async (office: Office, kind: Genere, name: string): Promise<Cosa> =>
    first([await find(office, kind, name)].filter((each) => each !== undefined));
  const save = (
    { browser }: Office,
    kind: Genere,
    name: string,
    variant: number,
    seen: { id: number; versione: number } | null = null,
  ) =>
    browser.ok(MODI[kind].salva, {
      body: {
        ...MODI[kind].dati(name, variant),
        id: seen?.id ?? null,
        versione: seen?.versione ?? null,
      },
    });
  const act = ({ id, versione, dello_studio }: Cosa, genere: Genere) => ({
    body: { genere, id, versione, versione_studio: dello_studio?.versione ?? null },
  });
  const share = async (office: Office, kind: Genere, name: string) =>
    (await office.browser.ok('condividi', act(await get(office, kind, name), kind))).uso;
  const open = (to: Office, aziende: readonly number[]) =>
    world()
      .db.kysely.insertInto('utente_azienda')
      .values(aziende.map((id_azienda) => ({ id_azienda, id_utente: to.id_utente })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const allAziende = async () =>
    (await world().db.kysely.selectFrom('azienda').select('id').execute()).map(({ id }) => id);
  /** Somebody who administers every azienda there is, and two others of one each. */
  async function studio() {
    const [governante, una, altra] = [
      await world().office('amministratore'),
      await world().office(),
      await world().office(),
    ] as const;
    await open(governante, await allAziende());
    return { governante, una, altra, quante: (await allAziende()).length };
  }

  return { act, find, get, list, open, save, share, studio };
}
