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

const SaveDialog = loadWhenShown(async () => (await import('./dialogs/save.tsx')).SaveDialog);
const ProgrammaDialog = loadWhenShown(async () => (await import('./dialogs/schedule.tsx')).ProgrammaDialog);
const Programmati = loadWhenShown(async () => (await import('./dialogs/scheduled.tsx')).Programmati);

const useStyles = makeStyles({
  // On a phone they stand beside the name of the report, as icons.
  button: { '@media (max-width: 640px)': { minWidth: '32px', padding: '5px' } },
  name: { '@media (max-width: 640px)': { display: 'none' } },
  popover: { maxHeight: '70vh', overflowY: 'auto', maxWidth: '340px' },
});

type DialogState = 'salva' | 'programma' | 'programmati' | null;
const NONE: readonly ReportSalvato[] = [];

function Elenco({
  onDialog,
  question,
}: {
  onDialog: (dialog: DialogState) => void;
  question: ReportQuery | null;
}) {
  const navigate = useNavigate();
  const today = useAtomValue(todayAtom);
  const remove = useSetAtom(deleteSavedAtom);
  const saved = getDati(useResource(savedResource).state) ?? NONE;
  const mine = saved.filter(({ mio }) => mio);
  return (
    <MenuList>
      <MenuItem icon={<SaveRegular />} disabled={question === null} onClick={() => onDialog('salva')}>
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

export function MenuSalvati({ question }: { question: ReportQuery | null }) {
  const styles = useStyles();
  const why = useMotivo('operatore');
  const [dialog, setDialog] = useState<DialogState>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button className={styles.button} icon={<BookmarkRegular />} aria-label="Report salvati">
            <span className={styles.name}>Report salvati</span>
          </Button>
        </MenuTrigger>
        <MenuPopover className={styles.popover}>
          <Elenco onDialog={setDialog} question={question} />
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
          disabledFocusable={why !== null || question === null}
          onClick={() => setDialog('programma')}
        >
          <span className={styles.name}>Programma invio</span>
        </Button>
      </Tooltip>
      {dialog === 'salva' && question ? <SaveDialog question={question} onClose={close} /> : null}
      {dialog === 'programma' && question ? <ProgrammaDialog question={question} onClose={close} /> : null}
      {dialog === 'programmati' ? <Programmati onClose={close} /> : null}
    </>
  );
}
