/** Chooses a soggetto by typing part of the name: there may be thousands. */
import { Button, Combobox, makeStyles, mergeClasses, Option } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { useSetAtom } from '#state/jotai.ts';
import { searchSoggettiAtom, type PartyName, soggettoNameAtom } from './names.ts';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '2px', minWidth: 0 },
  field: { minWidth: '200px', width: '240px', '& input': { minWidth: 0, width: '100%' } },
});

/** Pause in typing after which names are asked for. */
const PAUSE = 200;

interface PartyPickerProps {
  className?: string;
  /** The id, as the address holds it; empty for none. */
  valore: string;
  empty: string;
  onChoose: (id: string) => void;
}

/** The name behind an id; empty until it is here. */
function useName(id: string): string {
  const read = useSetAtom(soggettoNameAtom);
  const [known, setKnown] = useState({ id: '', nome: '' });
  useEffect(() => {
    if (id === '') return undefined;
    const reading = new AbortController();
    read({ id, signal: reading.signal }).then(
      (name) => setKnown({ id, nome: name ?? 'Soggetto sconosciuto' }),
      () => undefined,
    );
    return () => reading.abort();
  }, [id, read]);
  return known.id === id ? known.nome : '';
}

export function PartyPicker({ className, valore, empty, onChoose }: PartyPickerProps) {
  const styles = useStyles();
  const search = useSetAtom(searchSoggettiAtom);
  const name = useName(valore);
  const [written, setWritten] = useState<string | null>(null);
  const [found, setFound] = useState<readonly PartyName[] | null>(null);
  useEffect(() => {
    if (written === null) return undefined;
    const reading = new AbortController();
    const timer = setTimeout(() => {
      search({ q: written.trim(), signal: reading.signal }).then(setFound, () => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      reading.abort();
    };
  }, [written, search]);
  return (
    <span className={styles.root}>
      <Combobox
        expandIcon={{ 'aria-label': 'Apri l’elenco' }}
        className={mergeClasses(styles.field, className)}
        aria-label="Soggetto"
        freeform
        open={written !== null}
        placeholder={empty}
        value={written ?? name}
        selectedOptions={valore === '' ? [] : [valore]}
        onOpenChange={(_event, { open }) => {
          // An empty text brings the first names; leaving without choosing changes nothing.
          setWritten(open ? (written ?? '') : null);
          if (!open) setFound(null);
        }}
        onChange={({ target }) => setWritten(target.value)}
        onOptionSelect={(_event, { optionValue }) => {
          setWritten(null);
          if (optionValue !== undefined && optionValue !== '' && optionValue !== valore)
            onChoose(optionValue);
        }}
      >
        {(found ?? []).map(({ id, testo }) => (
          <Option key={id} value={String(id)} text={testo}>
            {testo}
          </Option>
        ))}
        {found?.length === 0 ? (
          <Option disabled value="" text="Nessun soggetto">
            Nessun soggetto con questo nome
          </Option>
        ) : null}
        {found === null ? (
          <Option disabled value="" text="Cerco">
            Cerco…
          </Option>
        ) : null}
      </Combobox>
      {valore === '' ? null : (
        <Button
          appearance="transparent"
          size="small"
          icon={<DismissRegular />}
          aria-label="Togli il soggetto"
          onClick={() => onChoose('')}
        />
      )}
    </span>
  );
}
