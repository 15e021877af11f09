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
import { oggiAtom } from '#state/today.ts';
import { getDati } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { useResource } from '#state/use-resource.ts';
import type { ReportQuery } from './atoms.ts';
import { withOnlyValori } from './address.ts';
import { eliminaSalvatoAtom, salvatiResource } from './saved/atoms.ts';
import { toIndirizzo } from './saved/days.ts';

const SalvaDialog = loadWhenShown(async () => (await import('./dialogs/save.tsx')).SalvaDialog);
const ProgrammaDialog = loadWhenShown(async () => (await import('./dialogs/schedule.tsx')).ProgrammaDialog);
const Programmati = loadWhenShown(async () => (await import('./dialogs/scheduled.tsx')).Programmati);

const useStyles = makeStyles({ popover: { maxHeight: '70vh', overflowY: 'auto', maxWidth: '340px' } });

type Finestra = 'salva' | 'programma' | 'programmati' | null;
const NESSUNO: readonly ReportSalvato[] = [];

function Elenco({
  onFinestra,
  domanda,
}: {
  onFinestra: (finestra: Finestra) => void;
  domanda: ReportQuery | null;
}) {
  const navigate = useNavigate();
  const oggi = useAtomValue(oggiAtom);
  const elimina = useSetAtom(eliminaSalvatoAtom);
  const salvati = getDati(useResource(salvatiResource).state) ?? NESSUNO;
  const miei = salvati.filter(({ mio }) => mio);
  return (
    <MenuList>
      <MenuItem icon={<SaveRegular />} disabled={domanda === null} onClick={() => onFinestra('salva')}>
        Salva questo report…
      </MenuItem>
      <MenuItem icon={<MailListRegular />} onClick={() => onFinestra('programmati')}>
        Invii programmati
      </MenuItem>
      <MenuDivider />
      <MenuGroup>
        <MenuGroupHeader>{salvati.length === 0 ? 'Nessun report salvato' : 'Report salvati'}</MenuGroupHeader>
        {salvati.map((salvato) => (
          <MenuItem
            key={salvato.id}
            icon={salvato.condiviso ? <PeopleRegular /> : <BookmarkRegular />}
            onClick={() =>
              void navigate({
                search: withOnlyValori(salvato.scelta.report, toIndirizzo(salvato.scelta, oggi)).toString(),
              })
            }
          >
            {salvato.mio ? salvato.nome : `${salvato.nome} (di ${salvato.autore})`}
          </MenuItem>
        ))}
      </MenuGroup>
      {miei.length === 0 ? null : (
        <MenuGroup>
          <MenuGroupHeader>Elimina</MenuGroupHeader>
          {miei.map((salvato) => (
            <MenuItem key={salvato.id} icon={<DeleteRegular />} onClick={() => void elimina(salvato)}>
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
  const [finestra, setFinestra] = useState<Finestra>(null);
  const close = () => setFinestra(null);
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button icon={<BookmarkRegular />}>Report salvati</Button>
        </MenuTrigger>
        <MenuPopover className={styles.popover}>
          <Elenco onFinestra={setFinestra} domanda={domanda} />
        </MenuPopover>
      </Menu>
      <Tooltip
        content={why ?? 'Manda questo report per e-mail, da solo, quando dici tu'}
        relationship="description"
      >
        <Button
          icon={<MailClockRegular />}
          disabledFocusable={why !== null || domanda === null}
          onClick={() => setFinestra('programma')}
        >
          Programma invio
        </Button>
      </Tooltip>
      {finestra === 'salva' && domanda ? <SalvaDialog domanda={domanda} onChiudi={close} /> : null}
      {finestra === 'programma' && domanda ? <ProgrammaDialog domanda={domanda} onChiudi={close} /> : null}
      {finestra === 'programmati' ? <Programmati onChiudi={close} /> : null}
    </>
  );
}
