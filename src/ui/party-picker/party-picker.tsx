/** Chooses a soggetto by typing part of the name: there may be thousands. */
import { Button, Combobox, makeStyles, mergeClasses, Option } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { describeError } from '#api/errors.ts';
import { useSetAtom } from '#state/jotai.ts';
import { searchSoggettiAtom, type PartyName, soggettoNameAtom } from './names.ts';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '2px', minWidth: 0 },
  field: { minWidth: '200px', width: '240px', '& input': { minWidth: 0, width: '100%' } },
});

/** In place of an id: the one thing to choose where the names could not be read. */
const AGAIN = 'riprova';

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

type Found = { soggetti: readonly PartyName[] } | { problem: string } | null;

/** What stands in the list; each is an option of its own, since nothing else may be in it. */
function listOptions(found: Found) {
  if (found === null)
    return (
      <Option disabled value="" text="Cerco">
        Cerco…
      </Option>
    );
  if ('problem' in found)
    return (
      <>
        <Option disabled value="" text="Ricerca non riuscita">
          {`La ricerca non è riuscita. ${found.problem}`}
        </Option>
        <Option value={AGAIN} text="Riprova">
          Riprova
        </Option>
      </>
    );
  if (found.soggetti.length === 0)
    return (
      <Option disabled value="" text="Nessun soggetto">
        Nessun soggetto con questo nome
      </Option>
    );
  return found.soggetti.map(({ id, testo }) => (
    <Option key={id} value={String(id)} text={testo}>
      {testo}
    </Option>
  ));
}

export function PartyPicker({ className, valore, empty, onChoose }: PartyPickerProps) {
  const styles = useStyles();
  const search = useSetAtom(searchSoggettiAtom);
  const name = useName(valore);
  // Another value is asked for anew, whatever its text.
  const [written, setWritten] = useState<{ text: string } | null>(null);
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    if (written === null) return undefined;
    const reading = new AbortController();
    const timer = setTimeout(() => {
      search({ q: written.text.trim(), signal: reading.signal }).then(
        (soggetti) => setFound({ soggetti }),
        (error: unknown) => {
          if (!reading.signal.aborted) setFound({ problem: describeError(error) });
        },
      );
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
        value={written?.text ?? name}
        selectedOptions={valore === '' ? [] : [valore]}
        onOpenChange={(_event, { open }) => {
          // An empty text brings the first names; leaving without choosing changes nothing.
          setWritten(open ? (written ?? { text: '' }) : null);
          if (!open) setFound(null);
        }}
        onChange={({ target }) => setWritten({ text: target.value })}
        onOptionSelect={(_event, { optionValue }) => {
          // Asked once more for what is written: the list, which a choice closes, stays.
          if (optionValue === AGAIN) {
            setFound(null);
            setWritten({ text: written?.text ?? '' });
            return;
          }
          setWritten(null);
          if (optionValue !== undefined && optionValue !== '' && optionValue !== valore)
            onChoose(optionValue);
        }}
      >
        {listOptions(found)}
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
