/** Two soggetti side by side: which one stays, and which value of each field. */
import { Button, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { CampiSoggetto, Soggetto } from '#api/contract/soggetti.ts';
import { Question } from '#ui/question.tsx';
import { useSetAtom } from '#state/jotai.ts';
import { apriAtom, chiudiAtom } from '../open.ts';
import { CAMPI_TESTO, type CampoTesto } from '../record/values.ts';
import { unisciAtom } from '../../merges.ts';

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

const NOMI: Record<CampoTesto, string> = {
  ragione_sociale: 'Ragione sociale',
  partita_iva: 'Partita IVA',
  codice_fiscale: 'Codice fiscale',
  email: 'E-mail',
  pec: 'PEC',
  telefono: 'Telefono',
  indirizzo: 'Indirizzo',
  cap: 'CAP',
  comune: 'Comune',
  provincia: 'Provincia',
  nazione: 'Nazione',
};

export interface UnisciDialogProps {
  soggetti: readonly [Soggetto, Soggetto];
  poi: 'doppioni' | null;
}

export function UnisciDialog({ soggetti, poi }: UnisciDialogProps) {
  const styles = useStyles();
  const closeAll = useSetAtom(chiudiAtom);
  const open = useSetAtom(apriAtom);
  const unisci = useSetAtom(unisciAtom);
  const [at, setAt] = useState<0 | 1>(0);
  /** The fields whose value comes from the one that goes. */
  const [presi, setPresi] = useState<ReadonlySet<CampoTesto>>(new Set());
  const [errore, setErrore] = useState<string | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const tenuto = soggetti[at];
  const unito = soggetti[at === 0 ? 1 : 0];
  const diversi = CAMPI_TESTO.filter((campo) => tenuto[campo] !== unito[campo]);
  /** What the one that stays lacks, it takes. */
  const taken = (campo: CampoTesto): boolean =>
    unito[campo] !== null && (tenuto[campo] === null || presi.has(campo));
  const close = () => (poi ? open({ tipo: poi }) : closeAll());

  const run = async () => {
    setInCorso(true);
    const campi: CampiSoggetto = Object.fromEntries(
      diversi.filter(taken).map((campo) => [campo, unito[campo]]),
    );
    const refused = await unisci({ tenuto, unito, campi });
    setInCorso(false);
    if (refused === null) return close();
    setErrore(refused);
  };
  return (
    <Question
      titolo="Unire i due soggetti?"
      errore={errore}
      larghezza={760}
      onChiudi={close}
      azioni={
        <>
          <Button onClick={close}>Lascia stare</Button>
          <Button appearance="primary" disabledFocusable={inCorso} onClick={() => void run()}>
            {inCorso ? 'Unione…' : 'Unisci'}
          </Button>
        </>
      }
    >
      <RadioGroup
        aria-label="Quale rimane"
        value={String(at)}
        onChange={(_event, { value }) => {
          setAt(value === '0' ? 0 : 1);
          setPresi(new Set());
        }}
      >
        {soggetti.map(({ id, ragione_sociale }, index) => (
          <Radio key={id} value={String(index)} label={`Rimane ${ragione_sociale} (n. ${id})`} />
        ))}
      </RadioGroup>
      {diversi.length === 0 ? null : (
        <table className={styles.table} aria-label="Quali dati rimangono">
          <tbody>
            {diversi.map((campo) => (
              <tr key={campo}>
                <th scope="row" className={styles.name}>
                  {NOMI[campo]}
                </th>
                {[tenuto, unito].map((soggetto) => (
                  <td key={soggetto.id} className={styles.cell}>
                    {soggetto[campo] === null ? (
                      '—'
                    ) : (
                      <Radio
                        name={campo}
                        value={String(soggetto.id)}
                        label={soggetto[campo]}
                        checked={taken(campo) === (soggetto === unito)}
                        disabled={tenuto[campo] === null}
                        onChange={() => {
                          const next = new Set(presi);
                          if (soggetto === unito) next.add(campo);
                          else next.delete(campo);
                          setPresi(next);
                        }}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.text}>
        Righe, IBAN, alias, note, documenti e aliquote di <b>{unito.ragione_sociale}</b> passano a{' '}
        <b>{tenuto.ragione_sociale}</b>, e il suo nome rimane come alias. Si può annullare anche più avanti,
        dalla scheda.
      </p>
    </Question>
  );
}
