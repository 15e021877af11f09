/** The panel of one soggetto: its data, and all that belongs to it. */
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Spinner,
  Tab,
  TabList,
} from '@fluentui/react-components';
import { useState } from 'react';
import type { DettaglioSoggetto } from '#api/contract/soggetti.ts';
import { Drawer } from '#ui/drawer.tsx';
import { useSetAtom } from '#state/jotai.ts';
import { closeAtom } from '../open.ts';
import { annulMergerAtom } from '../../merges.ts';
import { Aliases } from './aliases.tsx';
import { Dati } from './data.tsx';
import { Documenti } from './documents.tsx';
import { Ibans } from './ibans.tsx';
import { Note } from './note.tsx';
import { Pagamenti } from './pagamenti.tsx';
import { Partite } from './partite.tsx';
import { useDetail, type UsedDetail } from './use-detail.ts';
import { Solleciti } from './solleciti.tsx';
import { toLocalGiorno } from './lines.tsx';

const useStyles = makeStyles({
  tabs: { flexWrap: 'wrap', marginLeft: '-8px' },
});

const PARTI = ['dati', 'iban', 'alias', 'partite', 'pagamenti', 'solleciti', 'note', 'documenti'] as const;
type Parte = (typeof PARTI)[number];

/** The name of a part, with how many there are in it. */
function partyName(part: Parte, detail: DettaglioSoggetto | null): string {
  const count = (items: readonly unknown[] | undefined) =>
    items && items.length > 0 ? ` (${items.length})` : '';
  switch (part) {
    case 'dati':
      return 'Dati';
    case 'iban':
      return `IBAN${count(detail?.ibans)}${(detail?.iban_da_verificare.length ?? 0) > 0 ? ' · da verificare' : ''}`;
    case 'alias':
      return `Alias${count(detail?.alias)}`;
    case 'partite':
      return 'Partite';
    case 'pagamenti':
      return 'Pagamenti';
    case 'solleciti':
      return 'Solleciti';
    case 'note':
      return `Note${count(detail?.note)}`;
    case 'documenti':
      return `Documenti${count(detail?.documenti)}`;
  }
}

export function RecordDrawer({ id }: { id: number }) {
  const styles = useStyles();
  const close = useSetAtom(closeAtom);
  const usage = useDetail(id);
  const { detail, error } = usage;
  const [part, setPart] = useState<Parte>('dati');
  return (
    <Drawer
      larghezza={620}
      titolo={detail?.soggetto.ragione_sociale ?? 'Soggetto'}
      onClose={close}
      testa={
        <TabList
          className={styles.tabs}
          size="small"
          selectedValue={part}
          onTabSelect={(_event, { value }) => {
            const next = PARTI.find((each) => each === value);
            if (next) setPart(next);
          }}
        >
          {PARTI.map((each) => (
            <Tab key={each} value={each}>
              {partyName(each, detail)}
            </Tab>
          ))}
        </TabList>
      }
    >
      {error === null ? null : (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{error}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => void usage.reload()}>Riprova</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {detail ? (
        <Contenuto parte={part} uso={usage} detail={detail} />
      ) : error === null ? (
        <Spinner label="Lettura del soggetto…" />
      ) : null}
    </Drawer>
  );
}

function Contenuto({ parte, uso, detail }: { parte: Parte; uso: UsedDetail; detail: DettaglioSoggetto }) {
  const { soggetto } = detail;
  switch (parte) {
    case 'dati':
      return (
        <>
          <Unioni detail={detail} onAnnulled={uso.reload} />
          <Dati key={soggetto.versione} soggetto={soggetto} onSaved={uso.reload} />
        </>
      );
    case 'iban':
      return <Ibans detail={detail} call={uso.call} tryOut={uso.tryOut} />;
    case 'alias':
      return <Aliases detail={detail} call={uso.call} tryOut={uso.tryOut} />;
    case 'partite':
      return <Partite id={soggetto.id} />;
    case 'pagamenti':
      return <Pagamenti id={soggetto.id} />;
    case 'solleciti':
      return <Solleciti id={soggetto.id} />;
    case 'note':
      return <Note detail={detail} call={uso.call} />;
    case 'documenti':
      return <Documenti detail={detail} call={uso.call} />;
  }
}

/** Merges into this soggetto can be undone for as long as both are there. */
function Unioni({ detail, onAnnulled }: { detail: DettaglioSoggetto; onAnnulled: () => Promise<void> }) {
  const annul = useSetAtom(annulMergerAtom);
  return detail.unioni.map(({ id, unito, fatta_il, username }) => (
    <MessageBar key={id} layout="multiline">
      <MessageBarBody>
        Qui è stato unito <b>{unito}</b> il {toLocalGiorno(fatta_il)}
        {username === null ? '' : ` da ${username}`}.
      </MessageBarBody>
      <MessageBarActions>
        <Button
          size="small"
          onClick={() => {
            void annul(id).then(onAnnulled);
          }}
        >
          Annulla l’unione
        </Button>
      </MessageBarActions>
    </MessageBar>
  ));
}
