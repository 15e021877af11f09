/** The menu of saved reports, and the ways to keep and to send the one in sight. */
import {
  Button,
  makeStyles,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Tooltip,
} from '@fluentui/react-components';
import {
  BookmarkRegular,
  DeleteRegular,
  MailClockRegular,
  MailListRegular,
  PeopleRegular,
  SaveRegular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReportSalvato } from '#api/contract/report-programmati.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import { getDati } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { useResource } from '#state/use-resource.ts';
import type { ReportQuery } from './atoms.ts';
import { withOnlyValori } from './address.ts';
import { deleteSavedAtom, savedResource } from './saved/atoms.ts';
import { toIndirizzo } from './saved/days.ts';

const SalvaDialog = loadWhenShown(async () => (await import('./dialogs/save.tsx')).SalvaDialog);
const ProgrammaDialog = loadWhenShown(async () => (await import('./dialogs/schedule.tsx')).ProgrammaDialog);
const Programmati = loadWhenShown(async () => (await import('./dialogs/scheduled.tsx')).Programmati);

const useStyles = makeStyles({
  // On a phone they stand beside the name of the report, as icons.
  button: { '@media (max-width: 640px)': { minWidth: '32px', padding: '5px' } },
  name: { '@media (max-width: 640px)': { display: 'none' } },
  popover: { maxHeight: '70vh', overflowY: 'auto', maxWidth: '340px' },
});

type DialogState = 'salva' | 'programma' | 'programmati' | null;
const NESSUNO: readonly ReportSalvato[] = [];

function Elenco({
  onDialog,
  domanda,
}: {
  onDialog: (finestra: DialogState) => void;
  domanda: ReportQuery | null;
}) {
  const navigate = useNavigate();
  const today = useAtomValue(todayAtom);
  const remove = useSetAtom(deleteSavedAtom);
  const saved = getDati(useResource(savedResource).state) ?? NESSUNO;
  const mine = saved.filter(({ mio }) => mio);
  return (
    <MenuList>
      <MenuItem icon={<SaveRegular />} disabled={domanda === null} onClick={() => onDialog('salva')}>
        Salva questo report…
      </MenuItem>
      <MenuItem icon={<MailListRegular />} onClick={() => onDialog('programmati')}>
        Invii programmati
      </MenuItem>
      <MenuDivider />
      <MenuGroup>
        <MenuGroupHeader>{saved.length === 0 ? 'Nessun report salvato' : 'Report salvati'}</MenuGroupHeader>
        {saved.map((salvato) => (
          <MenuItem
            key={salvato.id}
            icon={salvato.condiviso ? <PeopleRegular /> : <BookmarkRegular />}
            onClick={() =>
              void navigate({
                search: withOnlyValori(salvato.scelta.report, toIndirizzo(salvato.scelta, today)).toString(),
              })
            }
          >
            {salvato.mio ? salvato.nome : `${salvato.nome} (di ${salvato.autore})`}
          </MenuItem>
        ))}
      </MenuGroup>
      {mine.length === 0 ? null : (
        <MenuGroup>
          <MenuGroupHeader>Elimina</MenuGroupHeader>
          {mine.map((salvato) => (
            <MenuItem key={salvato.id} icon={<DeleteRegular />} onClick={() => void remove(salvato)}>
              Elimina {salvato.nome}
            </MenuItem>
          ))}
        </MenuGroup>
      )}
    </MenuList>
  );
}

export function MenuSalvati({ domanda }: { domanda: ReportQuery | null }) {
  const styles = useStyles();
  const why = useMotivo('operatore');
  const [finestra, setFinestra] = useState<DialogState>(null);
  const close = () => setFinestra(null);
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button className={styles.button} icon={<BookmarkRegular />} aria-label="Report salvati">
            <span className={styles.name}>Report salvati</span>
          </Button>
        </MenuTrigger>
        <MenuPopover className={styles.popover}>
          <Elenco onDialog={setFinestra} domanda={domanda} />
        </MenuPopover>
      </Menu>
      <Tooltip
        content={why ?? 'Manda questo report per e-mail, da solo, quando dici tu'}
        relationship="description"
      >
        <Button
          className={styles.button}
          aria-label="Programma invio"
          icon={<MailClockRegular />}
          disabledFocusable={why !== null || domanda === null}
          onClick={() => setFinestra('programma')}
        >
          <span className={styles.name}>Programma invio</span>
        </Button>
      </Tooltip>
      {finestra === 'salva' && domanda ? <SalvaDialog domanda={domanda} onClose={close} /> : null}
      {finestra === 'programma' && domanda ? <ProgrammaDialog domanda={domanda} onClose={close} /> : null}
      {finestra === 'programmati' ? <Programmati onClose={close} /> : null}
    </>
  );
}
