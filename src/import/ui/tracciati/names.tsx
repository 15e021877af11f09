/** Which of the files known to the azienda a name pattern reads, and whether it reads one that is typed. */
import { Caption1, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, SubtractCircleRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { isOfModello } from '#domain/name-pattern.ts';
import { formatCount } from '../words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '14px', maxWidth: '720px' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px' },
  item: { display: 'flex', alignItems: 'center', gap: '8px', overflowWrap: 'anywhere' },
  yes: { display: 'flex', color: tokens.colorStatusSuccessForeground1 },
  no: { display: 'flex', color: tokens.colorNeutralForeground3 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

function Nome({ nome, letto }: { nome: string; letto: boolean }) {
  const styles = useStyles();
  return (
    <li className={styles.item}>
      <span className={letto ? styles.yes : styles.no}>
        {letto ? (
          <CheckmarkCircleRegular aria-label="Lo legge" />
        ) : (
          <SubtractCircleRegular aria-label="Non lo legge" />
        )}
      </span>
      <span className={letto ? undefined : styles.quiet}>{nome}</span>
    </li>
  );
}

export function Nomi({ modello, nomiFile }: { modello: string; nomiFile: readonly string[] }) {
  const styles = useStyles();
  const [proof, setProof] = useState('');
  const parsed = nomiFile.filter((name) => isOfModello(modello, name));
  const others = nomiFile.filter((name) => !isOfModello(modello, name));
  return (
    <div className={styles.root}>
      <Field
        label="Prova un nome di file"
        {...(proof !== '' && {
          validationState: isOfModello(modello, proof) ? ('success' as const) : ('warning' as const),
          validationMessage: isOfModello(modello, proof)
            ? 'Questo tracciato lo legge.'
            : `${modello} non corrisponde a questo nome.`,
        })}
      >
        <Input value={proof} autoComplete="off" onChange={(_event, { value }) => setProof(value)} />
      </Field>
      <Caption1 className={styles.quiet}>
        {nomiFile.length === 0
          ? 'Qui compariranno i nomi dei file che importerai.'
          : `Dei ${formatCount(nomiFile.length, 'file importato', 'file importati di recente')}, ne legge ${parsed.length}.`}
      </Caption1>
      <ul className={styles.list}>
        {parsed.map((name) => (
          <Nome key={name} nome={name} letto />
        ))}
        {others.slice(0, 30).map((name) => (
          <Nome key={name} nome={name} letto={false} />
        ))}
      </ul>
    </div>
  );
}
