/** Two soggetti side by side: which one stays, and which value of each field. */
import { makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { CampiSoggetto, Soggetto } from '#api/contract/soggetti.ts';
import { describeError } from '#api/errors.ts';
import { useWork } from '#ui/form.ts';
import { Confirm } from '#ui/question.tsx';
import { useSetAtom } from '#state/jotai.ts';
import { openAtom, closeAtom } from '../open.ts';
import { CAMPI_TESTO, type CampoTesto, NOMI_TESTO } from '../record/values.ts';
import { mergeAtom } from '../../merges.ts';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  name: {
    width: '26%',
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    padding: '2px 8px 2px 0',
  },
  cell: { padding: '2px 4px', overflowWrap: 'anywhere', verticalAlign: 'middle' },
  text: { margin: 0 },
});

export interface MergeDialogProps {
  soggetti: readonly [Soggetto, Soggetto];
  poi: 'doppioni' | null;
}

/** Which of the two stays, and whose value each field has then. */
function useChoice(soggetti: MergeDialogProps['soggetti']) {
  const [at, setAt] = useState<0 | 1>(0);
  /** The fields whose value comes from the one that goes. */
  const [presi, setPresi] = useState<ReadonlySet<CampoTesto>>(new Set());
  const tenuto = soggetti[at];
  const unito = soggetti[at === 0 ? 1 : 0];
  return {
    at,
    tenuto,
    unito,
    different: CAMPI_TESTO.filter((field) => tenuto[field] !== unito[field]),
    /** What the one that stays lacks, it takes. */
    isTaken: (field: CampoTesto): boolean =>
      unito[field] !== null && (tenuto[field] === null || presi.has(field)),
    keep: (which: 0 | 1) => {
      setAt(which);
      setPresi(new Set());
    },
    take: (field: CampoTesto, from: Soggetto) => {
      const next = new Set(presi);
      if (from === unito) next.add(field);
      else next.delete(field);
      setPresi(next);
    },
  };
}

function Fields({ choice }: { choice: ReturnType<typeof useChoice> }) {
  const styles = useStyles();
  const { tenuto, unito, different, isTaken, take } = choice;
  if (different.length === 0) return null;
  return (
    <table className={styles.table} aria-label="Quali dati rimangono">
      <tbody>
        {different.map((field) => (
          <tr key={field}>
            <th scope="row" className={styles.name}>
              {NOMI_TESTO[field]}
            </th>
            {[tenuto, unito].map((soggetto) => (
              <td key={soggetto.id} className={styles.cell}>
                {soggetto[field] === null ? (
                  '—'
                ) : (
                  <Radio
                    name={field}
                    value={String(soggetto.id)}
                    label={soggetto[field]}
                    checked={isTaken(field) === (soggetto === unito)}
                    disabled={tenuto[field] === null}
                    onChange={() => take(field, soggetto)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function MergeDialog({ soggetti, poi }: MergeDialogProps) {
  const styles = useStyles();
  const closeAll = useSetAtom(closeAtom);
  const open = useSetAtom(openAtom);
  const merge = useSetAtom(mergeAtom);
  const choice = useChoice(soggetti);
  const { underway, error, submit } = useWork(describeError);
  const { at, tenuto, unito, different, isTaken, keep } = choice;
  const close = () => (poi ? open({ tipo: poi }) : closeAll());

  const run = async () => {
    const campi: CampiSoggetto = Object.fromEntries(
      different.filter(isTaken).map((field) => [field, unito[field]]),
    );
    if (await submit(() => merge({ tenuto, unito, campi }))) close();
  };
  return (
    <Confirm
      titolo="Unire i due soggetti?"
      error={error}
      larghezza={760}
      azione={underway ? 'Unione…' : 'Unisci'}
      onConfirm={run}
      onClose={close}
    >
      <RadioGroup
        aria-label="Quale rimane"
        value={String(at)}
        onChange={(_event, { value }) => keep(value === '0' ? 0 : 1)}
      >
        {soggetti.map(({ id, ragione_sociale }, index) => (
          <Radio key={id} value={String(index)} label={`Rimane ${ragione_sociale} (n. ${id})`} />
        ))}
      </RadioGroup>
      <Fields choice={choice} />
      <p className={styles.text}>
        Righe, IBAN, alias, note, documenti e aliquote di <b>{unito.ragione_sociale}</b> passano a{' '}
        <b>{tenuto.ragione_sociale}</b>, e il suo nome rimane come alias. Si può annullare anche più avanti,
        dalla scheda.
      </p>
    </Confirm>
  );
}
