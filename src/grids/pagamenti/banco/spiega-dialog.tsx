/** Which voce, or why it is ignored. */
import {
  Button,
  Combobox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Option,
} from '@fluentui/react-components';
import { useState } from 'react';
import { formatImporto, somma } from '#domain/importi.ts';
import { conteggio } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useVoci } from '../voci/risorse.ts';
import { SceltaVoce } from '../voci/scelta-voce.tsx';
import { aggiungiUsualiAtom } from '../voci/usuali.ts';
import { occupatoAtom } from './decisione.ts';
import { apriSpiegaAtom, type Domanda, domandaSpiegaAtom, spiegaAtom } from './spiega.ts';

const useStyles = makeStyles({ content: { display: 'grid', gap: '12px' } });

/** What people write most; anything else may be typed. */
const MOTIVI = ['Doppia registrazione', 'Storno della banca', 'Già registrato altrove', 'Non di competenza'];

function Motivo({ valore, onCambia }: { valore: string; onCambia: (text: string) => void }) {
  return (
    <Field label="Perché si ignora" required>
      <Combobox
        freeform
        value={valore}
        onChange={({ target }) => onCambia(target.value)}
        onOptionSelect={(_event, { optionText }) => onCambia(optionText ?? '')}
      >
        {MOTIVI.map((motivo) => (
          <Option key={motivo}>{motivo}</Option>
        ))}
      </Combobox>
    </Field>
  );
}

function SenzaVoci() {
  const add = useSetAtom(aggiungiUsualiAtom);
  return (
    <>
      <span>
        L’azienda non ha ancora voci. Parti da quelle consuete: si cambiano quando vuoi in «Voci e regole».
      </span>
      <span>
        <Button onClick={() => void add()}>Aggiungi le voci consuete</Button>
      </span>
    </>
  );
}

function Modulo({ domanda: { tipo, righe } }: { domanda: Domanda }) {
  const styles = useStyles();
  const voci = useVoci();
  const occupato = useAtomValue(occupatoAtom);
  const close = useSetAtom(apriSpiegaAtom);
  const spiega = useSetAtom(spiegaAtom);
  const [id_voce, setVoce] = useState<number | null>(null);
  const [motivo, setMotivo] = useState('');
  const ready = tipo === 'voce' ? id_voce !== null : motivo.trim() !== '';
  const totale = formatImporto(somma(righe.map(({ residuo }) => residuo)));
  const send = async () => {
    if (!ready) return;
    const spiegazione =
      tipo === 'voce' ? { tipo, id_voce, motivo: null } : { tipo, id_voce: null, motivo: motivo.trim() };
    if (await spiega(righe, spiegazione)) close(null);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <DialogBody>
        <DialogTitle>{tipo === 'voce' ? 'Assegna voce' : 'Ignora con motivo'}</DialogTitle>
        <DialogContent className={styles.content}>
          <span>
            {righe.length === 1
              ? `${righe[0]?.descrizione ?? ''}: ${totale}`
              : `${conteggio(righe.length, 'movimento', 'movimenti')}, in tutto ${totale}`}
          </span>
          {tipo === 'ignorata' ? (
            <Motivo valore={motivo} onCambia={setMotivo} />
          ) : voci?.length === 0 ? (
            <SenzaVoci />
          ) : (
            <SceltaVoce voci={voci ?? []} valore={id_voce} onScegli={setVoce} />
          )}
        </DialogContent>
        <DialogActions fluid>
          <Button disabled={occupato} onClick={() => close(null)}>
            Lascia stare
          </Button>
          <Button type="submit" appearance="primary" disabledFocusable={!ready || occupato}>
            {tipo === 'voce' ? 'Assegna' : 'Ignora'}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  );
}

export function SpiegaDialog() {
  const domanda = useAtomValue(domandaSpiegaAtom);
  const close = useSetAtom(apriSpiegaAtom);
  if (!domanda) return null;
  return (
    <Dialog
      open
      onOpenChange={(_event, { open }) => {
        if (!open) close(null);
      }}
    >
      <DialogSurface>
        <Modulo domanda={domanda} />
      </DialogSurface>
    </Dialog>
  );
}
