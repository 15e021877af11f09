/** In the form of something that a studio may share: whose it is, whom it touches, and what can be done about it. */
import {
  Button,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import { PeopleTeamRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { showToast } from '#state/toast.ts';
import { useCalled } from '#state/use-reading.ts';
import { explainRefusal } from '../form.ts';
import { ForWriters } from '../writers.tsx';
import { followThing, type StudioThing } from './acts.ts';
import { StudioAsk } from './ask.tsx';
import { formatUso, ListUse } from './uso.tsx';

interface StudioMenuProps<Dati extends object> {
  what: StudioThing<Dati>;
  /** What the form says now; null while it cannot be saved. */
  ora: Dati | null;
  /** Its name or code, as the form has it. */
  chiave: string;
  onDone: () => void;
}

const useStyles = makeStyles({
  body: { display: 'grid', gap: '8px', paddingTop: '6px', paddingBottom: '6px' },
  summary: { cursor: 'pointer' },
});

export function StudioMenu<Dati extends object>({ what, ora, chiave, onDone }: StudioMenuProps<Dati>) {
  const client = useAtomValue(clientAtom);
  const azienda = useAtomValue(aziendaIdAtom);
  const governs = useMotivo('amministratore');
  const [act, setAct] = useState<'condividi' | 'togli' | null>(null);
  const { dello_studio } = what.vista;
  const follow = async () => {
    try {
      await followThing(client, azienda, what);
      onDone();
    } catch (error) {
      showToast({ severity: 'error', titolo: 'È rimasta com’era', testo: explainRefusal(error) });
    }
  };
  const why = governs ?? (ora === null ? 'Completa prima ciò che manca' : null);
  const besides = (reason: string | null) => ({ disabled: reason !== null, subText: reason });
  return (
    <ForWriters>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<PeopleTeamRegular />}>
            Studio
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {dello_studio?.personalizzata ? (
              <MenuItem onClick={() => void follow()}>Torna alla versione dello studio</MenuItem>
            ) : null}
            <MenuItem {...besides(why)} onClick={() => setAct('condividi')}>
              {dello_studio === null ? 'Condividi con lo studio…' : 'Cambia per tutte le aziende…'}
            </MenuItem>
            {dello_studio === null ? null : (
              <MenuItem {...besides(governs)} onClick={() => setAct('togli')}>
                Togli dallo studio…
              </MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      {act ? (
        <StudioAsk
          what={what}
          act={act}
          ora={ora ?? what.prima}
          chiave={chiave}
          onDone={onDone}
          onClose={() => setAct(null)}
        />
      ) : null}
    </ForWriters>
  );
}

/** Over the form: that it is the studio's, how many use it, and what saving here does. */
export function StudioNote<Dati extends object>({ what }: { what: StudioThing<Dati> }) {
  const styles = useStyles();
  const { genere, vista } = what;
  const { dati } = useCalled('condivisa', { query: { genere, id: vista.id } });
  return (
    <MessageBar layout="multiline">
      <MessageBarBody className={styles.body}>
        {vista.dello_studio?.personalizzata
          ? 'Questa azienda ha la sua versione, e non segue più quella dello studio.'
          : 'È dello studio. Salvando vale solo per questa azienda; le altre restano come sono.'}
        {dati ? (
          <details>
            <summary className={styles.summary}>Nello studio: {formatUso(dati.uso)}</summary>
            <ListUse uso={dati.uso} />
          </details>
        ) : null}
      </MessageBarBody>
    </MessageBar>
  );
}
