/** Copies of the data: making one, taking one away. */
import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import type { Backup } from '#api/contract/backup.ts';
import { formatBytes } from '#domain/bytes.ts';
import { ISTANTE } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { useResource } from '#state/use-resource.ts';
import { useForm } from '#ui/form.ts';
import { ErrorBar } from '#ui/error-bar.tsx';
import { Loaded, ActionButton, Row, Card, Section } from '#ui/parts.tsx';
import { Reserved } from './reserved.tsx';

const backupResource = createResource((client, signal) => client.call('backup', { signal }));

const NARROW = '@media (max-width: 640px)';
/** Milliseconds between two looks at a copy that is being proved. */
const LOOK_MS = 4_000;
/** Milliseconds for which a copy just made may be waiting for its proof. */
const ATTESA_MS = 600_000;

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& td, & th': { padding: '6px 12px 6px 0', textAlign: 'left', verticalAlign: 'top' },
    '& th': { fontWeight: tokens.fontWeightSemibold },
    // A phone shows each copy in lines of its own: nothing of it is out of sight.
    [NARROW]: {
      '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
      '& tr': {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '12px',
        padding: '8px 0',
        borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
      },
      '& td': { padding: '2px 0' },
    },
  },
  number: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  prova: { [NARROW]: { width: '100%' } },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  path: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

const TIPI: Readonly<Record<Backup['tipo'], string>> = {
  database: 'Database intero',
  azienda: 'Questa azienda',
};

/** Not tried yet: of a copy just made its proof goes on, of an older one it was cut. */
const say = ({ provata, perche, provata_il }: Backup['prova']): string =>
  provata ? 'Provata' : provata_il === null ? (perche ?? 'Non provata') : `Non provata. ${perche ?? ''}`;

const inTrial = ({ creato_il, prova }: Backup): boolean =>
  prova.provata_il === null && !prova.provata && Date.now() - Date.parse(creato_il) < ATTESA_MS;

function Elenco({ backup }: { backup: readonly Backup[] }) {
  const styles = useStyles();
  if (backup.length === 0) return <p className={styles.quiet}>Ancora nessuna copia.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Fatta il</th>
          <th>Contiene</th>
          <th>Dimensione</th>
          <th>Prova</th>
          <th>File</th>
        </tr>
      </thead>
      <tbody>
        {backup.map(({ nome, tipo, creato_il, bytes, prova }) => (
          <tr key={nome}>
            <td className={styles.number}>{ISTANTE.format(creato_il)}</td>
            <td>{TIPI[tipo]}</td>
            <td className={styles.number}>{formatBytes(bytes)}</td>
            <td className={styles.prova}>{say(prova)}</td>
            <td>
              <Link href={`/api/backup/scarica/${nome}`} title={nome} aria-label={`Scarica ${nome}`} download>
                Scarica
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Backups() {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const { state, reload } = useResource(backupResource);
  const { error, underway, submit } = useForm({});
  const waits = ('dati' in state && state.dati?.backup.some(inTrial)) ?? false;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void reload(), LOOK_MS);
    return () => clearInterval(timer);
  }, [waits, reload]);
  const make = (tipo: Backup['tipo']) =>
    submit(async () => {
      const made = await client.call('backupFai', { body: { tipo } });
      showToast({
        titolo: 'Copia fatta',
        testo: `${made.nome}, ${formatBytes(made.bytes)}. Ora viene provata: l’elenco dice com’è andata.`,
      });
      await reload();
    });
  return (
    <Section
      titolo="Backup"
      testo="Una copia vale se sta anche altrove: scaricala e conservala fuori da questo computer. Come si ripristina è nella guida, alla pagina Backup e ripristino."
    >
      <Loaded resource={backupResource}>
        {({ motore, backup, cartella, automatico, conservati }) => (
          <Card titolo="Copie">
            <p className={styles.quiet}>
              {automatico
                ? `Il server copia da sé il database intero ogni giorno e tiene le ultime ${conservati} copie. `
                : ''}
              Ogni copia appena fatta viene provata: ripristinata a parte e confrontata. Le copie sono in{' '}
              <span className={styles.path}>{cartella}</span>
            </p>
            <ErrorBar testo={error} />
            <Row>
              <ActionButton appearance="primary" underway={underway} onClick={() => void make('azienda')}>
                {underway ? 'Copia in corso…' : 'Copia questa azienda'}
              </ActionButton>
              <ActionButton
                underway={underway}
                motivo={
                  motore === 'postgresql' ? 'PostgreSQL si copia intero con pg_dump: vedi la guida' : null
                }
                onClick={() => void make('database')}
              >
                Copia tutto il database
              </ActionButton>
            </Row>
            <Elenco backup={backup} />
          </Card>
        )}
      </Loaded>
    </Section>
  );
}

export const BackupSection = () =>
  useMotivo('amministratore') === null ? (
    <Backups />
  ) : (
    <Reserved titolo="Backup" testo="Le copie le fa e le scarica un amministratore." />
  );
