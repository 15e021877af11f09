/** Causali: the grid, the form of one, and the interbank ones to begin with. */
import { Dropdown, Field, Option, Switch } from '@fluentui/react-components';
import { AddRegular, BuildingBankRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import type { Causale } from '#api/contract/causali.ts';
import { describeError } from '#api/errors.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import {
  AGGIORNA,
  type Azione,
  defineColonne,
  createRighe,
  defineWorkspace,
  ESPORTA,
  SI_NO,
  defineStato,
  TESTO,
  WorkspaceGrid,
} from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, useAtom, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom, showToast } from '#state/toast.ts';
import { explainRefusal, useForm } from '#ui/form.ts';
import { Confirm, TextField } from '#ui/parts.tsx';

const righeCausali = createRighe<Causale>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => String(get(aziendaIdAtom))),
  descriviErrore: describeError,
  async *load({ get, signal }) {
    const { causali } = await get(clientAtom).call('causali', { signal });
    yield { righe: causali, totale: causali.length };
  },
});

type Finestra =
  | { tipo: 'scheda'; causale: Causale | null }
  | { tipo: 'elimina'; causali: readonly Causale[] };
const finestraAtom = atom<Finestra | null>(null);

const abiAtom = atom(null, async (get, set) => {
  try {
    const { aggiunte } = await get(clientAtom).call('causaliAbi', {});
    set(addToastAtom, {
      severity: 'success',
      titolo:
        aggiunte === 0 ? 'Ci sono già tutte' : formatCount(aggiunte, 'causale aggiunta', 'causali aggiunte'),
    });
  } catch (error) {
    set(addToastAtom, { severity: 'error', titolo: 'Non sono state aggiunte', testo: explainRefusal(error) });
  }
  await set(righeCausali.caricaAtom);
});

const eliminaAtom = atom(null, async (get, set, causali: readonly Causale[]) => {
  try {
    const body = { causali: causali.map(({ id, versione }) => ({ id, versione })) };
    const { eliminate } = await get(clientAtom).call('causaliElimina', { body });
    set(addToastAtom, {
      severity: 'success',
      titolo: formatCount(eliminate, 'causale eliminata', 'causali eliminate'),
    });
  } catch (error) {
    set(addToastAtom, {
      severity: 'error',
      titolo: 'Non è stato eliminato nulla',
      testo: explainRefusal(error),
    });
  }
  await set(righeCausali.caricaAtom);
});

const NUOVA: Azione<Causale> = {
  id: 'nuova',
  label: 'Nuova causale',
  icon: <AddRegular />,
  dove: 'barra',
  scrive: true,
  principale: true,
  run: ({ store }) => store.set(finestraAtom, { tipo: 'scheda', causale: null }),
};
const ABI: Azione<Causale> = {
  id: 'abi',
  label: 'Aggiungi le causali ABI',
  icon: <BuildingBankRegular />,
  dove: 'barra',
  scrive: true,
  run: ({ store }) => void store.set(abiAtom),
};
const MODIFICA: Azione<Causale> = {
  id: 'modifica',
  label: 'Modifica',
  icon: <EditRegular />,
  dove: 'riga',
  scrive: true,
  disabledReason: ({ righe }) => (righe.length === 1 ? null : 'Scegli una riga sola'),
  run: ({ righe: [causale], store }) => {
    if (causale) store.set(finestraAtom, { tipo: 'scheda', causale });
  },
};
const ELIMINA: Azione<Causale> = {
  id: 'elimina',
  label: 'Elimina',
  icon: <DeleteRegular />,
  dove: 'riga',
  scrive: true,
  disabledReason: ({ righe }) => (righe.length > 0 ? null : 'Scegli almeno una riga'),
  run: ({ righe, store }) => store.set(finestraAtom, { tipo: 'elimina', causali: righe }),
};

const SEGNI = { entrata: 'Entrata', uscita: 'Uscita' } as const;
const TUTTI = 'Entrata o uscita';

const colonna = defineColonne<Causale>();
const CAUSALI = defineWorkspace<Causale>({
  id: 'causali',
  titolo: 'Causali',
  nomi: ['causale', 'causali'],
  colonne: [
    colonna('codice', 'Codice', TESTO, { larghezza: 110, ordine: 'asc' }),
    colonna('descrizione', 'Descrizione', TESTO, { larghezza: 320, flessibile: true }),
    colonna('segno', 'Verso', defineStato(SEGNI), { larghezza: 120 }),
    colonna('attiva', 'Attiva', SI_NO, { larghezza: 100 }),
  ],
  getId: ({ id }) => id,
  righe: righeCausali,
  azioni: [NUOVA, ABI, MODIFICA, ELIMINA, AGGIORNA, ESPORTA],
  vuoto: {
    titolo: 'Nessuna causale',
    testo:
      'Sono i codici con cui le banche dicono perché il denaro si è mosso: 48 è un bonifico a favore, 16 le commissioni.',
    azione: ABI,
  },
  classeRiga: ({ attiva }) => (attiva ? null : 'spenta'),
});

function SchedaCausale({ causale, onChiudi }: { causale: Causale | null; onChiudi: () => void }) {
  const client = useAtomValue(clientAtom);
  const carica = useSetAtom(righeCausali.caricaAtom);
  const { valori, cambia, errori, errore, inCorso, invia } = useForm({
    codice: causale?.codice ?? '',
    descrizione: causale?.descrizione ?? '',
    segno: causale?.segno ?? null,
    attiva: causale?.attiva ?? true,
  });
  const salva = async () => {
    const done = await invia(async () => {
      const { id = null, versione = null } = causale ?? {};
      await client.call('causaleSalva', { body: { ...valori, id, versione } });
    });
    await carica();
    if (!done) return;
    showToast({ severity: 'success', titolo: causale ? 'Causale salvata' : 'Causale creata' });
    onChiudi();
  };
  return (
    <FormDrawer
      titolo={causale ? `Causale ${causale.codice}` : 'Nuova causale'}
      errore={errore}
      inCorso={inCorso}
      azione={causale ? 'Salva' : 'Crea'}
      onInvia={() => void salva()}
      onChiudi={onChiudi}
    >
      <TextField
        label="Codice"
        campo="codice"
        required
        valore={valori.codice}
        errori={errori}
        maxLength={10}
        onCambia={(codice) => cambia({ codice })}
      />
      <TextField
        label="Descrizione"
        campo="descrizione"
        required
        valore={valori.descrizione}
        errori={errori}
        maxLength={120}
        onCambia={(descrizione) => cambia({ descrizione })}
      />
      <Field label="Verso">
        <Dropdown
          value={valori.segno ? SEGNI[valori.segno] : TUTTI}
          selectedOptions={[valori.segno ?? '']}
          onOptionSelect={(_event, { optionValue }) =>
            cambia({ segno: optionValue === 'entrata' || optionValue === 'uscita' ? optionValue : null })
          }
        >
          <Option value="">{TUTTI}</Option>
          <Option value="entrata">{SEGNI.entrata}</Option>
          <Option value="uscita">{SEGNI.uscita}</Option>
        </Dropdown>
      </Field>
      <Switch
        label="Attiva"
        checked={valori.attiva}
        onChange={(_event, { checked }) => cambia({ attiva: checked })}
      />
    </FormDrawer>
  );
}

export function CausaliSezione() {
  const [finestra, setFinestra] = useAtom(finestraAtom);
  const elimina = useSetAtom(eliminaAtom);
  const close = () => setFinestra(null);
  useEffect(() => () => setFinestra(null), [setFinestra]);
  return (
    <>
      <WorkspaceGrid workspace={CAUSALI} sezione />
      {finestra?.tipo === 'scheda' ? <SchedaCausale causale={finestra.causale} onChiudi={close} /> : null}
      {finestra?.tipo === 'elimina' ? (
        <Confirm
          titolo={`Eliminare ${formatCount(finestra.causali.length, 'causale', 'causali')}?`}
          testo="Le righe importate conservano la causale scritta dalla banca."
          azione="Elimina"
          onConferma={() => elimina(finestra.causali)}
          onChiudi={close}
        />
      ) : null}
    </>
  );
}
