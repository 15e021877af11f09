/**
 * A day typed as it is written in Italy, whatever language the browser speaks: `15/03/2026`, `15/3`, `oggi`, `+30`.
 * The arrows up and down go from day to day, and a calendar opens beside it.
 */
import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, addMesi, formatData } from '#domain/date.ts';
import { useAtomValue } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import { OnFirstTouch, loadWhenDrawn } from '../lazy.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { readGiorno } from './typed-day.ts';
import { tryGiorno } from './steps.ts';

const CalendarPanel = loadWhenDrawn(async () => (await import('./calendar.tsx')).CalendarPanel);

const useStyles = makeStyles({
  root: { minWidth: 0, width: '100%' },
  input: { minWidth: 0, width: '100%', fontVariantNumeric: 'tabular-nums' },
  wrong: { border: `1px solid ${tokens.colorStatusDangerBorder2}` },
});

const STEPS: Readonly<Record<string, (day: Giorno) => Giorno>> = {
  ArrowUp: (day) => addGiorni(day, 1),
  ArrowDown: (day) => addGiorni(day, -1),
  PageUp: (day) => addMesi(day, 1),
  PageDown: (day) => addMesi(day, -1),
};

interface DateFieldProps {
  /** Its name; left out inside a `Field`, which has one. */
  label?: string;
  valore: Giorno | null;
  /** True where no day at all is an answer too. */
  optional?: boolean;
  /** Tells what is read at every change, not when the field is left: for forms, which end with a button. */
  subito?: boolean;
  /** A word before the day: `dal`. */
  prima?: string;
  piccolo?: boolean;
  disabled?: boolean;
  title?: string;
  className?: string | undefined;
  /** `wrong`, with `subito` alone: something is written, and it is no day. */
  onChange: (value: Giorno | null, wrong: boolean) => void;
}

/** What stands in the field; null while it shows the day it was given. */
function useTyped({ valore, onChange }: Pick<DateFieldProps, 'valore' | 'onChange'>) {
  const today = useAtomValue(todayAtom);
  const [typed, setTyped] = useState<string | null>(null);
  // Days told and not come back yet: coming back, they take nothing from who is typing the next. Another day from outside
  // does: what was typed stands for nothing then.
  const [told, setTold] = useState<readonly (Giorno | null)[]>([]);
  const [seen, setSeen] = useState(valore);
  if (seen !== valore) {
    setSeen(valore);
    const at = told.lastIndexOf(valore);
    setTold(at < 0 ? [] : told.slice(at + 1));
    if (at < 0 && typed !== null && readGiorno(typed, today) !== valore) setTyped(null);
  }
  const tell = (day: Giorno | null, wrong: boolean) => {
    if (told.at(-1) !== day) setTold([...told, day]);
    onChange(day, wrong);
  };
  return { typed, setTyped, tell, waits: told.length > 0 };
}

export function DateField(props: DateFieldProps) {
  const { label, valore, optional = false, subito = false, disabled = false } = props;
  const styles = useStyles();
  const today = useAtomValue(todayAtom);
  const root = useRef<HTMLDivElement>(null);
  const { typed, setTyped, tell, waits } = useTyped(props);
  const shown = valore === null ? '' : formatData(valore);
  const text = typed ?? shown;
  const changed = text !== shown;
  const blank = text.trim() === '';
  const read = readGiorno(text, today);
  const wrong = changed && read === null && (blank ? !optional && !subito : true);
  const write = (next: string) => {
    setTyped(next);
    if (!subito) return;
    const day = readGiorno(next, today);
    tell(day, day === null && next.trim() !== '');
  };
  const commit = () => {
    if (wrong || !(changed || waits)) return;
    setTyped(read === null ? '' : formatData(read));
    if (waits || read !== valore) tell(read, false);
  };
  const choose = (day: Giorno | null) => {
    setTyped(day === null ? '' : formatData(day));
    tell(day, false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && changed && !subito) {
      // The first Escape gives the day back; the next is for what the field stands in.
      event.stopPropagation();
      setTyped(null);
    }
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (event.altKey) root.current?.querySelector('button')?.click();
    else write(formatData((read === null ? null : tryGiorno(() => step(read))) ?? today));
  };
  return (
    <Input
      root={{ ref: root }}
      className={mergeClasses(styles.root, wrong && styles.wrong, props.className)}
      input={{ className: styles.input }}
      size={props.piccolo === true ? 'small' : 'medium'}
      {...(label !== undefined && { 'aria-label': label })}
      {...(wrong && { 'aria-invalid': true })}
      autoComplete="off"
      placeholder="gg/mm/aaaa"
      disabled={disabled}
      title={wrong ? 'Data non valida: scrivi ad esempio 15/03/2026' : (props.title ?? '')}
      value={text}
      {...(props.prima !== undefined && { contentBefore: props.prima })}
      contentAfter={
        <OnFirstTouch renderButton={(callback) => <CalendarButton {...callback} disabled={disabled} />}>
          <CalendarPanel
            valore={read ?? valore}
            optional={optional}
            disabled={disabled}
            campo={root}
            onChoose={choose}
          />
        </OnFirstTouch>
      }
      onChange={(_event, { value }) => write(value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
