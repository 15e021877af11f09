/** Chooses a soggetto by typing part of the name: there may be thousands. */
import { Button, Combobox, makeStyles, mergeClasses, Option, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '#api/errors.ts';
import { useSetAtom } from '#state/jotai.ts';
import { searchSoggettiAtom, type PartyName, soggettoNameAtom } from './names.ts';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '2px', minWidth: 0 },
  // They cannot be chosen, but they are there to be read.
  said: { color: tokens.colorNeutralForeground2, ':hover': { color: tokens.colorNeutralForeground2 } },
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

/** The name behind an id, empty until it is here; and what keeps the name of one that was chosen by it. */
function useName(id: string): [name: string, keep: (id: string, nome: string) => void] {
  const read = useSetAtom(soggettoNameAtom);
  const [known, setKnown] = useState({ id: '', nome: '' });
  const isKnown = known.id === id;
  useEffect(() => {
    if (id === '' || isKnown) return undefined;
    const reading = new AbortController();
    read({ id, signal: reading.signal }).then(
      (name) => setKnown({ id, nome: name ?? 'Soggetto sconosciuto' }),
      () => undefined,
    );
    return () => reading.abort();
  }, [id, isKnown, read]);
  return [isKnown ? known.nome : '', (one, nome) => setKnown({ id: one, nome })];
}

type Found = { soggetti: readonly PartyName[] } | { problem: string } | null;

/** What stands in the list; each is an option of its own, since nothing else may be in it. */
function listOptions(found: Found, said: string) {
  if (found === null)
    return (
      <Option className={said} disabled value="" text="Cerco">
        Cerco…
      </Option>
    );
  if ('problem' in found)
    return (
      <>
        <Option className={said} disabled value="" text="Ricerca non riuscita">
          {`La ricerca non è riuscita. ${found.problem}`}
        </Option>
        <Option value={AGAIN} text="Riprova">
          Riprova
        </Option>
      </>
    );
  if (found.soggetti.length === 0)
    return (
      <Option className={said} disabled value="" text="Nessun soggetto">
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
  const [name, keepName] = useName(valore);
  // Another value is asked for anew, whatever its text.
  const [written, setWritten] = useState<{ text: string } | null>(null);
  const [found, setFound] = useState<Found>(null);
  // The list closes with the press that chooses, before or after it is told: this one keeps it.
  const retriedBy = useRef<unknown>(null);
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
        onOpenChange={(event, { open }) => {
          if (event === retriedBy.current) return;
          // An empty text brings the first names; leaving without choosing changes nothing.
          setWritten(open ? (written ?? { text: '' }) : null);
          if (!open) setFound(null);
        }}
        onChange={({ target }) => setWritten({ text: target.value })}
        onOptionSelect={(event, { optionValue, optionText = '' }) => {
          // Another text is being written over the name that was chosen: nothing is chosen yet.
          if (optionValue === undefined) return;
          if (optionValue === AGAIN) {
            retriedBy.current = event;
            setFound(null);
            setWritten({ text: written?.text ?? '' });
            return;
          }
          setWritten(null);
          if (optionValue === '' || optionValue === valore) return;
          keepName(optionValue, optionText);
          onChoose(optionValue);
        }}
      >
        {listOptions(found, styles.said)}
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
