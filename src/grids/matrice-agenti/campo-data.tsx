/** A day typed as it is written in Italy, whatever language the browser speaks: `15/03/2026`. */
import { Input, mergeClasses, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Giorno } from '#api/contract/valori.ts';
import { formatData, parseData } from '#domain/date.ts';

const useStyles = makeStyles({
  input: { minWidth: 0, width: '100%' },
  wrong: { border: `1px solid ${tokens.colorStatusDangerBorder2}` },
});

export interface CampoDataProps {
  etichetta: string;
  valore: Giorno | null;
  /** True where no day at all is an answer too. */
  facoltativo?: boolean;
  disabled?: boolean;
  title?: string;
  className?: string | undefined;
  /** Called with what was read when the field is left or Enter is pressed. */
  onCambia: (valore: Giorno | null) => void;
}

export function CampoData(props: CampoDataProps) {
  const { etichetta, valore, facoltativo = false, disabled = false, title = '', className, onCambia } = props;
  const styles = useStyles();
  const shown = valore === null ? '' : formatData(valore);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? shown;
  const read = parseData(text);
  const wrong = typed !== null && read === null && !(facoltativo && text.trim() === '');
  const commit = () => {
    if (typed === null || wrong) return;
    setTyped(null);
    if (read !== valore) onCambia(read);
  };
  return (
    <Input
      className={mergeClasses(styles.input, wrong && styles.wrong, className)}
      aria-label={etichetta}
      aria-invalid={wrong}
      autoComplete="off"
      placeholder="gg/mm/aaaa"
      disabled={disabled}
      title={wrong ? 'Data non valida: scrivi ad esempio 15/03/2026' : title}
      value={text}
      onChange={(_event, { value }) => setTyped(value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}
