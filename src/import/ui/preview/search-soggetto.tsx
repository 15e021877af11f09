/** Finds a soggetto of the registries by what one types: for a name that looks like none of them. */
import { Button, Caption1, makeStyles, SearchBox, Text, tokens } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import { useState } from 'react';
import type { Soggetto } from '#api/contract/soggetti.ts';
import { splitNome } from '#domain/similar-names.ts';
import { useAtomValue } from '#state/jotai.ts';
import { useCalled } from '#state/use-reading.ts';
import { clientOfFileAtom } from '../state/atoms.ts';
import type { VoceControparte } from '../state/types.ts';

const useStyles = makeStyles({
  content: { display: 'grid', gap: '10px', gridTemplateRows: 'auto 1fr', minHeight: '260px' },
  search: { maxWidth: 'none' },
  list: { margin: 0, padding: 0, listStyleType: 'none', overflowY: 'auto', maxHeight: '320px' },
  item: { width: '100%', justifyContent: 'start', textAlign: 'start' },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'start', overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground3 },
});

/** Shown at once; more letters tell them apart. */
const SHOWN = 20;
/** A key pressed while typing is not asked before the next. */
const REST = 200;

interface SearchSoggettoProps {
  voce: VoceControparte;
  onChoose: (confirmed: NonNullable<VoceControparte['confermato']>) => void;
  onClose: () => void;
}

const codes = ({ partita_iva, codice_fiscale, comune }: Soggetto): string =>
  [partita_iva && `P.IVA ${partita_iva}`, codice_fiscale && `CF ${codice_fiscale}`, comune]
    .filter(Boolean)
    .join(' · ');

export function SearchSoggetto({ voce, onChoose, onClose }: SearchSoggettoProps) {
  const styles = useStyles();
  const [text, setText] = useState(splitNome(voce.nome)[0]?.toLowerCase() ?? '');
  const client = useAtomValue(clientOfFileAtom);
  const q = text.trim().slice(0, 200);
  const request = q === '' ? null : { query: { q, limit: SHOWN } };
  const { dati, error, fresh } = useCalled('soggetti', request, { client, pause: REST });
  const found = fresh ? dati : null;
  return (
    <Question
      titolo={<>Di chi è «{voce.nome || voce.ibans[0]}»?</>}
      free
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annulla</Button>
        </>
      }
    >
      <div className={styles.content}>
        <SearchBox
          className={styles.search}
          // The person asked to search: there is nothing else to do here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label="Cerca nelle anagrafiche"
          placeholder="Nome, partita IVA o IBAN"
          dismiss={{ 'aria-label': 'Cancella la ricerca' }}
          value={text}
          onChange={(_event, { value }) => setText(value)}
        />
        {fresh && error !== null ? (
          <Text role="alert">{error}</Text>
        ) : found?.soggetti.length === 0 ? (
          <Text>Nessun soggetto con queste parole.</Text>
        ) : (
          <ul className={styles.list} aria-label="Soggetti trovati">
            {(found?.soggetti ?? []).map((soggetto) => (
              <li key={soggetto.id}>
                <Button
                  appearance="subtle"
                  className={styles.item}
                  onClick={() =>
                    onChoose({ id_soggetto: soggetto.id, ragione_sociale: soggetto.ragione_sociale })
                  }
                >
                  <span className={styles.words}>
                    {soggetto.ragione_sociale}
                    <Caption1 className={styles.detail}>{codes(soggetto)}</Caption1>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Question>
  );
}
