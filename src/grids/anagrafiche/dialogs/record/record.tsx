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
import { chiudiAtom } from '../open.ts';
import { annullaUnioneAtom } from '../../merges.ts';
import { Aliases } from './aliases.tsx';
import { Dati } from './data.tsx';
import { Documenti } from './documents.tsx';
import { Ibans } from './ibans.tsx';
import { Note } from './note.tsx';
import { Pagamenti } from './pagamenti.tsx';
import { Partite } from './partite.tsx';
import { useDettaglio, type UsoDettaglio } from './use-detail.ts';
import { Solleciti } from './solleciti.tsx';
import { toLocalGiorno } from './lines.tsx';

const useStyles = makeStyles({
  tabs: { flexWrap: 'wrap', marginLeft: '-8px' },
});

const PARTI = ['dati', 'iban', 'alias', 'partite', 'pagamenti', 'solleciti', 'note', 'documenti'] as const;
type Parte = (typeof PARTI)[number];

/** The name of a part, with how many there are in it. */
function nomeParte(parte: Parte, dettaglio: DettaglioSoggetto | null): string {
  const count = (items: readonly unknown[] | undefined) =>
    items && items.length > 0 ? ` (${items.length})` : '';
  switch (parte) {
    case 'dati':
      return 'Dati';
    case 'iban':
      return `IBAN${count(dettaglio?.ibans)}${(dettaglio?.iban_da_verificare.length ?? 0) > 0 ? ' · da verificare' : ''}`;
    case 'alias':
      return `Alias${count(dettaglio?.alias)}`;
    case 'partite':
      return 'Partite';
    case 'pagamenti':
      return 'Pagamenti';
    case 'solleciti':
      return 'Solleciti';
    case 'note':
      return `Note${count(dettaglio?.note)}`;
    case 'documenti':
      return `Documenti${count(dettaglio?.documenti)}`;
  }
}

export function Scheda({ id }: { id: number }) {
  const styles = useStyles();
  const close = useSetAtom(chiudiAtom);
  const uso = useDettaglio(id);
  const { dettaglio, errore } = uso;
  const [parte, setParte] = useState<Parte>('dati');
  return (
    <Drawer
      larghezza={620}
      titolo={dettaglio?.soggetto.ragione_sociale ?? 'Soggetto'}
      onChiudi={close}
      testa={
        <TabList
          className={styles.tabs}
          size="small"
          selectedValue={parte}
          onTabSelect={(_event, { value }) => {
            const next = PARTI.find((each) => each === value);
            if (next) setParte(next);
          }}
        >
          {PARTI.map((each) => (
            <Tab key={each} value={each}>
              {nomeParte(each, dettaglio)}
            </Tab>
          ))}
        </TabList>
      }
    >
      {errore === null ? null : (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{errore}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => void uso.ricarica()}>Riprova</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {dettaglio ? (
        <Contenuto parte={parte} uso={uso} dettaglio={dettaglio} />
      ) : errore === null ? (
        <Spinner label="Lettura del soggetto…" />
      ) : null}
    </Drawer>
  );
}

function Contenuto({
  parte,
  uso,
  dettaglio,
}: {
  parte: Parte;
  uso: UsoDettaglio;
  dettaglio: DettaglioSoggetto;
}) {
  const { soggetto } = dettaglio;
  switch (parte) {
    case 'dati':
      return (
        <>
          <Unioni dettaglio={dettaglio} onAnnullata={uso.ricarica} />
          <Dati key={soggetto.versione} soggetto={soggetto} onSalvato={uso.ricarica} />
        </>
      );
    case 'iban':
      return <Ibans dettaglio={dettaglio} chiama={uso.chiama} tenta={uso.tenta} />;
    case 'alias':
      return <Aliases dettaglio={dettaglio} chiama={uso.chiama} tenta={uso.tenta} />;
    case 'partite':
      return <Partite id={soggetto.id} />;
    case 'pagamenti':
      return <Pagamenti id={soggetto.id} />;
    case 'solleciti':
      return <Solleciti id={soggetto.id} />;
    case 'note':
      return <Note dettaglio={dettaglio} chiama={uso.chiama} />;
    case 'documenti':
      return <Documenti dettaglio={dettaglio} chiama={uso.chiama} />;
  }
}

/** Merges into this soggetto can be undone for as long as both are there. */
function Unioni({
  dettaglio,
  onAnnullata,
}: {
  dettaglio: DettaglioSoggetto;
  onAnnullata: () => Promise<void>;
}) {
  const annulla = useSetAtom(annullaUnioneAtom);
  return dettaglio.unioni.map(({ id, unito, fatta_il, username }) => (
    <MessageBar key={id} layout="multiline">
      <MessageBarBody>
        Qui è stato unito <b>{unito}</b> il {toLocalGiorno(fatta_il)}
        {username === null ? '' : ` da ${username}`}.
      </MessageBarBody>
      <MessageBarActions>
        <Button
          size="small"
          onClick={() => {
            void annulla(id).then(onAnnullata);
          }}
        >
          Annulla l’unione
        </Button>
      </MessageBarActions>
    </MessageBar>
  ));
}
