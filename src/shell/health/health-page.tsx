/** How the database is: engine, size, latency, migrations, last copy. */
import { Button, makeStyles, MessageBarTitle, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, DatabaseRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { SaluteDatabase } from '#api/contract/backup.ts';
import { ISTANTE } from '#grids/engine/index.ts';
import { formatInteger } from '#domain/text.ts';
import { formatBytes } from '#domain/bytes.ts';
import { getDati, createResource } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { useResource } from '#state/use-resource.ts';
import { Notice } from '../page/notice.tsx';
import { PageError } from '../page/page-error.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { Page } from '../page/page.tsx';
import { framed, quiet } from '#ui/styles.ts';
import { NoteBar } from '#ui/error-bar.tsx';

const healthResource = createResource((client, signal) => client.call('saluteDatabase', { signal }));

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    margin: 0,
  },
  figure: {
    display: 'grid',
    gap: '2px',
    padding: '14px 16px',
    ...framed,
    alignContent: 'start',
  },
  label: { margin: 0, ...quiet },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  note: { margin: 0, ...quiet },
  parts: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
    alignItems: 'start',
  },
  part: {
    padding: '16px 20px',
    ...framed,
    overflowWrap: 'anywhere',
  },
  title: { margin: '0 0 8px', fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& td, & th': {
      padding: '5px 0',
      textAlign: 'left',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& td + td, & th + th': {
      paddingLeft: '12px',
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});

const MOTORI = { pglite: 'Incorporato (PGlite)', postgresql: 'PostgreSQL' } as const;

function Figure({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  );
}

const milliseconds = (value: number) => `${value.toLocaleString('it-IT', { maximumFractionDigits: 2 })} ms`;

function HealthNotice({ titolo, righe }: { titolo: string; righe: readonly string[] }) {
  return (
    <NoteBar intent="error">
      <MessageBarTitle>{titolo}</MessageBarTitle>
      {righe.map((riga) => (
        <div key={riga}>{riga}</div>
      ))}
    </NoteBar>
  );
}

/** A name in each row, then its figures. */
function HealthTable({
  titolo,
  colonne,
  righe,
}: {
  titolo: string;
  colonne: readonly string[];
  righe: readonly (readonly [nome: string, ...figures: string[]])[];
}) {
  const styles = useStyles();
  return (
    <section className={styles.part} aria-label={titolo}>
      <h2 className={styles.title}>{titolo}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {colonne.map((colonna) => (
              <th key={colonna}>{colonna}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {righe.map(([nome, ...figures]) => (
            <tr key={nome}>
              <td>{nome}</td>
              {figures.map((figure, at) => (
                <td key={colonne[at + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function describeCopy(copy: SaluteDatabase['ultimo_backup']): string {
  if (!copy) return 'Falla da Impostazioni, Backup';
  const what = copy.tipo === 'database' ? 'database intero' : 'questa azienda';
  return `${what}, ${formatBytes(copy.bytes)}, ${copy.prova.provata ? 'provata' : 'NON provata'}`;
}

function Salute({ salute }: { salute: SaluteDatabase }) {
  const styles = useStyles();
  const { motore, versione, versione_quadra, bytes, latenza, migrazioni, tabelle, ultimo_backup, verifica } =
    salute;
  return (
    <>
      <dl className={styles.figures}>
        <Figure
          label="Motore"
          value={MOTORI[motore]}
          note={`PostgreSQL ${versione}, Quadra ${versione_quadra}`}
        />
        <Figure
          label="Dimensione"
          value={formatBytes(bytes)}
          note={`${formatInteger(tabelle.length)} tabelle`}
        />
        <Figure
          label="Latenza"
          value={milliseconds(latenza.mediana)}
          note={`la peggiore ${milliseconds(latenza.massima)}`}
        />
        <Figure
          label="Ultima copia"
          value={ultimo_backup ? ISTANTE.format(ultimo_backup.creato_il) : 'Mai'}
          note={describeCopy(ultimo_backup)}
        />
        {verifica && (
          <Figure
            label="Dati controllati"
            value={verifica.quante === 0 ? 'Tutto torna' : `${formatInteger(verifica.quante)} anomalie`}
            note={`dopo un arresto improvviso, ${ISTANTE.format(verifica.fatta_il)}`}
          />
        )}
      </dl>
      {ultimo_backup?.prova.provata === false && (
        <HealthNotice titolo="L’ultima copia non è provata" righe={[ultimo_backup.prova.perche ?? '']} />
      )}
      {verifica && verifica.quante > 0 && (
        <HealthNotice titolo="Qualcosa nei dati non torna" righe={verifica.anomalie} />
      )}
      <div className={styles.parts}>
        <HealthTable
          titolo="Tabelle"
          colonne={['Tabella', 'Righe', 'Spazio']}
          righe={tabelle.map(({ nome, righe, bytes: size }) => [
            nome,
            formatInteger(righe),
            formatBytes(size),
          ])}
        />
        <HealthTable
          titolo="Migrazioni eseguite"
          colonne={['Migrazione', 'Eseguita il']}
          righe={migrazioni.map(({ nome, eseguita_il }) => [nome, ISTANTE.format(eseguita_il)])}
        />
      </div>
    </>
  );
}

export function SalutePage() {
  const reason = useMotivo('operatore');
  if (reason !== null)
    return (
      <Notice icon={<DatabaseRegular />} title="Salute del database">
        La vede chi lavora nello studio: {reason.toLowerCase()}.
      </Notice>
    );
  return <Contenuto />;
}

function Contenuto() {
  const { state, reload } = useResource(healthResource);
  const health = getDati(state);
  if (!health)
    return state.stato === 'error' ? (
      <PageError error={state.error} onRetry={() => void reload()} />
    ) : (
      <PageSkeleton />
    );
  return (
    <Page
      title="Salute del database"
      subtitle="Letta in questo momento dal server."
      actions={
        <Button
          icon={<ArrowClockwiseRegular />}
          disabledFocusable={state.stato === 'loading'}
          onClick={() => void reload()}
        >
          Aggiorna
        </Button>
      }
    >
      <Salute salute={health} />
    </Page>
  );
}
