/** What became of each file of a drop: imported, already there, refused or waiting, with the reason. */
import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { aziendeAtom } from '#state/azienda.ts';
import { useAtomValue } from '#state/jotai.ts';
import { formatCount, formatRighe } from '../words.ts';
import { listVociAtom, type ListEntry, type StatoVoce } from '../state/entries.ts';
import type { ImportatoIn } from '../state/imported.ts';
import { importedByAziendaAtom } from '../state/undo-all.ts';
import { framed } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px 14px',
    ...framed,
  },
  title: { margin: 0 },
  list: { margin: 0, paddingLeft: '20px', columnWidth: '320px', columnGap: '24px' },
  item: { breakInside: 'avoid' },
  reason: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

const GIA: ReadonlySet<StatoVoce> = new Set(['gia_importato', 'copia']);
const NO: ReadonlySet<StatoVoce> = new Set(['non_letto', 'rifiutato']);
const APERTI: ReadonlySet<StatoVoce> = new Set(['domanda', 'da_rivedere', 'pronto', 'attesa']);

function Gruppo({ titolo, voci }: { titolo: string; voci: readonly ListEntry[] }) {
  const styles = useStyles();
  if (voci.length === 0) return null;
  return (
    <div>
      <Text weight="semibold">{titolo}</Text>
      <ul className={styles.list}>
        {voci.map(({ scheda, detail }) => (
          <li key={scheda.id} className={styles.item}>
            {scheda.file.name}
            {detail !== '' && <span className={styles.reason}>: {detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How much came in, and into which azienda. */
export function Importati({ imported }: { imported: readonly ImportatoIn[] }) {
  const styles = useStyles();
  const aziende = useAtomValue(aziendeAtom);
  const count = imported.reduce((sum, { imports }) => sum + imports.length, 0);
  const name = (id: number | null) =>
    aziende.find((azienda) => azienda.id === id)?.ragione_sociale ?? 'Questa azienda';
  return (
    <div>
      <Text weight="semibold">
        {formatCount(count, 'file importato', 'file importati')} in{' '}
        {formatCount(imported.length, 'azienda', 'aziende')}
      </Text>
      <ul className={styles.list}>
        {imported.map(({ azienda, imports }) => (
          <li key={azienda} className={styles.item}>
            {name(azienda)}
            <span className={styles.reason}>
              : {formatCount(imports.length, 'file', 'file')},{' '}
              {formatRighe(imports.reduce((sum, { righe }) => sum + righe, 0))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The frame of a report. */
export function ReportBox({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <section className={styles.root} aria-label="Resoconto">
      <Subtitle2 as="h3" className={styles.title}>
        Resoconto
      </Subtitle2>
      {children}
    </section>
  );
}

/** Shown once something came in. */
export function Resoconto() {
  const voci = useAtomValue(listVociAtom);
  const imported = useAtomValue(importedByAziendaAtom);
  if (imported.length === 0) return null;
  const of = (states: ReadonlySet<StatoVoce>) => voci.filter(({ stato }) => states.has(stato));
  const [already, no, stillOpen] = [of(GIA), of(NO), of(APERTI)];
  return (
    <ReportBox>
      <Importati imported={imported} />
      <Gruppo titolo={formatCount(already.length, 'c’era già', 'c’erano già')} voci={already} />
      <Gruppo titolo={formatCount(no.length, 'rifiutato', 'rifiutati')} voci={no} />
      <Gruppo
        titolo={formatCount(stillOpen.length, 'resta in elenco', 'restano in elenco')}
        voci={stillOpen}
      />
    </ReportBox>
  );
}
