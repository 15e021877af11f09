/** Bank accounts: the grid and the form of one. */
import { AddRegular, ArchiveRegular, EditRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import type { Conto } from '#api/contract/conti.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { formatImporto, parseImporto } from '#domain/importi.ts';
import { describeError } from '#api/errors.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import {
  AGGIORNA,
  type Azione,
  defineColonne,
  createRighe,
  defineWorkspace,
  ESPORTA,
  IMPORTO,
  SI_NO,
  TESTO,
  WorkspaceGrid,
} from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, useAtom, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom, showToast } from '#state/toast.ts';
import { toNullable, explainRefusal, useForm } from '#ui/form.ts';
import { TextField } from '#ui/parts.tsx';

const righeConti = createRighe<Conto>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => String(get(aziendaIdAtom))),
  descriviErrore: describeError,
  async *load({ get, signal }) {
    const { conti } = await get(clientAtom).call('conti', { signal });
    yield { righe: conti, totale: conti.length };
  },
});

/** Null: a new one; absent: closed. */
const apertoAtom = atom<{ conto: Conto | null } | null>(null);

const archiviaAtom = atom(null, async (get, set, conti: readonly Conto[]) => {
  const archiviato = conti.some((conto) => !conto.archiviato);
  try {
    for (const conto of conti) await get(clientAtom).call('contoCambia', { body: { ...conto, archiviato } });
    const [only] = conti;
    set(addToastAtom, {
      severity: 'success',
      titolo:
        conti.length === 1 && only
          ? `${only.nome}: ${archiviato ? 'archiviato' : 'di nuovo in uso'}`
          : archiviato
            ? 'Conti archiviati'
            : 'Conti di nuovo in uso',
    });
  } catch (error) {
    set(addToastAtom, { severity: 'error', titolo: 'Non è stato cambiato', testo: explainRefusal(error) });
  }
  await set(righeConti.caricaAtom);
});

const NUOVO: Azione<Conto> = {
  id: 'nuovo',
  label: 'Nuovo conto',
  icon: <AddRegular />,
  dove: 'barra',
  scrive: true,
  principale: true,
  run: ({ store }) => store.set(apertoAtom, { conto: null }),
};
const MODIFICA: Azione<Conto> = {
  id: 'modifica',
  label: 'Modifica',
  icon: <EditRegular />,
  dove: 'riga',
  scrive: true,
  disabledReason: ({ righe }) => (righe.length === 1 ? null : 'Scegli una riga sola'),
  run: ({ righe: [conto], store }) => {
    if (conto) store.set(apertoAtom, { conto });
  },
};
const ARCHIVIA: Azione<Conto> = {
  id: 'archivia',
  label: 'Archivia o riapri',
  icon: <ArchiveRegular />,
  dove: 'riga',
  scrive: true,
  disabledReason: ({ righe }) => (righe.length > 0 ? null : 'Scegli almeno una riga'),
  run: ({ righe, store }) => void store.set(archiviaAtom, righe),
};

const colonna = defineColonne<Conto>();
const CONTI = defineWorkspace<Conto>({
  id: 'conti',
  titolo: 'Conti',
  nomi: ['conto', 'conti'],
  colonne: [
    colonna('nome', 'Nome', TESTO, { larghezza: 200, flessibile: true, ordine: 'asc' }),
    colonna('banca', 'Banca', TESTO, { larghezza: 180 }),
    colonna('iban', 'IBAN', TESTO, { larghezza: 260 }),
    colonna('codice_conto', 'Codice conto', TESTO, { larghezza: 130 }),
    colonna('divisa', 'Divisa', TESTO, { larghezza: 90 }),
    colonna('saldo_iniziale', 'Saldo iniziale', IMPORTO, { larghezza: 140, senzaTotale: true }),
    colonna('archiviato', 'Archiviato', SI_NO, { larghezza: 110 }),
  ],
  getId: ({ id }) => id,
  righe: righeConti,
  azioni: [NUOVO, MODIFICA, ARCHIVIA, AGGIORNA, ESPORTA],
  vuoto: {
    titolo: 'Nessun conto',
    testo: 'Crea i conti bancari dell’azienda: ogni estratto conto si importa in uno di questi.',
    azione: NUOVO,
  },
  classeRiga: ({ archiviato }) => (archiviato ? 'spenta' : null),
});

function SchedaConto({ conto, onChiudi }: { conto: Conto | null; onChiudi: () => void }) {
  const client = useAtomValue(clientAtom);
  const carica = useSetAtom(righeConti.caricaAtom);
  const { valori, cambia, errori, errore, inCorso, invia } = useForm({
    nome: conto?.nome ?? '',
    banca: conto?.banca ?? '',
    iban: conto?.iban ?? '',
    codice: conto?.codice_conto ?? '',
    divisa: conto?.divisa ?? 'EUR',
    saldo: formatImporto(conto?.saldo_iniziale ?? 0),
  });
  const saldo = parseImporto(valori.saldo);
  const salva = async () => {
    if (saldo === null) return;
    const done = await invia(async () => {
      const dati = {
        nome: valori.nome,
        banca: toNullable(valori.banca),
        iban: toNullable(valori.iban),
        codice_conto: toNullable(valori.codice),
        divisa: valori.divisa.trim().toUpperCase(),
        saldo_iniziale: saldo satisfies Centesimi,
      };
      if (conto) await client.call('contoCambia', { body: { ...conto, ...dati } });
      else await client.call('contoNuovo', { body: dati });
    });
    await carica();
    if (!done) return;
    showToast({ severity: 'success', titolo: conto ? 'Conto salvato' : 'Conto creato' });
    onChiudi();
  };
  return (
    <FormDrawer
      titolo={conto?.nome ?? 'Nuovo conto'}
      errore={errore}
      inCorso={inCorso}
      azione={conto ? 'Salva' : 'Crea'}
      onInvia={() => void salva()}
      onChiudi={onChiudi}
    >
      <TextField
        label="Nome"
        campo="nome"
        required
        valore={valori.nome}
        errori={errori}
        onCambia={(nome) => cambia({ nome })}
      />
      <TextField
        label="Banca"
        campo="banca"
        valore={valori.banca}
        errori={errori}
        onCambia={(banca) => cambia({ banca })}
      />
      <TextField
        label="IBAN"
        campo="iban"
        hint="Si controllano le cifre di controllo e il CIN"
        valore={valori.iban}
        errori={errori}
        maxLength={42}
        onCambia={(iban) => cambia({ iban })}
      />
      <TextField
        label="Codice conto"
        campo="codice_conto"
        hint="Come lo chiama il programma di contabilità: la prima nota in CSV porta questo"
        valore={valori.codice}
        errori={errori}
        maxLength={20}
        onCambia={(codice) => cambia({ codice })}
      />
      <TextField
        label="Divisa"
        campo="divisa"
        required
        valore={valori.divisa}
        errori={errori}
        maxLength={3}
        onCambia={(divisa) => cambia({ divisa })}
      />
      <TextField
        label="Saldo iniziale"
        campo="saldo_iniziale"
        hint="Prima del primo movimento importato"
        valore={valori.saldo}
        errori={saldo === null ? { saldo_iniziale: 'Scrivi un importo, ad esempio 1.234,56' } : errori}
        onCambia={(text) => cambia({ saldo: text })}
      />
    </FormDrawer>
  );
}

export function ContiSezione() {
  const [aperto, setAperto] = useAtom(apertoAtom);
  useEffect(() => () => setAperto(null), [setAperto]);
  return (
    <>
      <WorkspaceGrid workspace={CONTI} sezione />
      {aperto ? <SchedaConto conto={aperto.conto} onChiudi={() => setAperto(null)} /> : null}
    </>
  );
}
