/** The quick search of a grid: a box, or a lens where what stands beside it is read whole. */
import { Button, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular, SearchRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { useKeys } from '#ui/use-media.ts';
import { matchShortcut } from './action.ts';
import { isWithin } from './parts.ts';
import { BASSO, FOLDED, FOLDED_WIDE, LENS, NARROW, NARROW_PANE } from './sizes.ts';

const useStyles = makeStyles({
  // The search box takes the width that the row leaves: a narrow box is better than a second row.
  search: {
    flex: '1 1 124px',
    minWidth: '124px',
    maxWidth: '200px',
    [NARROW_PANE]: { flexBasis: '84px', minWidth: '84px' },
    [NARROW]: {
      flex: '1 1 110px',
      minWidth: '110px',
      maxWidth: 'none',
      minHeight: '28px',
      height: '28px',
      order: 4,
    },
    [BASSO]: { flex: '0 0 150px', order: 0, minHeight: '28px', height: '28px' },
    '& input::-webkit-search-cancel-button': { display: 'none' },
  },
  // On a phone what stands beside it is read whole: it is a lens until it is used.
  lens: {
    [NARROW]: {
      flex: '0 0 38px',
      minWidth: '38px',
      position: 'relative',
      '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
      ':focus-within': { flex: '1 0 60%' },
      ':focus-within input': { position: 'static', opacity: 1, cursor: 'text' },
    },
  },
  narrowSearch: { [FOLDED]: { flexBasis: '84px', minWidth: '84px' } },
  narrowBeside: { [FOLDED_WIDE]: { flexBasis: '84px', minWidth: '84px' } },
  // What is typed stands over the tabs, which keep their place; what was typed is told under the bar.
  lensBeside: {
    [LENS]: {
      flex: '0 0 32px',
      minWidth: '32px',
      position: 'relative',
      '& input': { position: 'absolute', right: 0, width: '100%', opacity: 0, cursor: 'pointer' },
      // What is sought is taken back beside its name, under the bar.
      '& .fui-Input__contentAfter': { display: 'none' },
      ':focus-within input': {
        zIndex: 1,
        width: '220px',
        boxSizing: 'border-box',
        height: '30px',
        padding: '0 8px',
        borderRadius: tokens.borderRadiusMedium,
        boxShadow: `inset 0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
        backgroundColor: tokens.colorNeutralBackground1,
        opacity: 1,
        cursor: 'text',
      },
    },
  },
});

export interface RicercaProps {
  valore: string;
  /** The box has the focus, so the person is about to type. */
  onStart?: () => void;
  /** Down from the box: to the first row of what was found. */
  onDescend?: () => void;
  onChange: (value: string) => void;
}

/** Ctrl+F leads here: the browser's own search would only see the rows on screen. */
export function Ricerca({
  valore,
  onChange,
  onStart,
  onDescend,
  beside,
  folds,
}: RicercaProps & { beside: boolean; folds: boolean }) {
  const styles = useStyles();
  const keys = useKeys();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!matchShortcut('Ctrl+F', event) || !isWithin(input.current, event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    globalThis.addEventListener('keydown', focus);
    return () => globalThis.removeEventListener('keydown', focus);
  }, []);
  return (
    <Input
      className={mergeClasses(
        styles.search,
        folds && (beside ? styles.narrowBeside : styles.narrowSearch),
        beside && valore === '' && styles.lens,
        beside && folds && styles.lensBeside,
      )}
      input={{ ref: input, 'aria-keyshortcuts': 'Control+F' }}
      type="search"
      aria-label="Cerca in tutte le colonne"
      placeholder={keys ? 'Cerca (Ctrl+F)' : 'Cerca'}
      value={valore}
      onFocus={() => onStart?.()}
      onChange={(_event, { value }) => onChange(value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && valore !== '') return onChange('');
        // With nothing to take back, Escape leaves the box.
        if ((event.key !== 'ArrowDown' && event.key !== 'Escape') || !onDescend) return undefined;
        event.preventDefault();
        return onDescend();
      }}
      contentBefore={<SearchRegular />}
      contentAfter={
        valore === '' ? null : (
          <Button
            appearance="transparent"
            size="small"
            icon={<DismissRegular />}
            aria-label="Cancella la ricerca"
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
