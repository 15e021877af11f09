/** Soggetti from a file: the file, its columns, what each row comes to, and one import of all that can stand. */
import { Button, Caption1, Checkbox, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { ErrorBar } from '#ui/error-bar.tsx';
import { useRef } from 'react';
import { RUOLI } from '#api/contract/soggetti.ts';
import { Drawer } from '#ui/drawer.tsx';
import { formatCount } from '#domain/text.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { useSetAtom } from '#state/jotai.ts';
import { closeAtom } from '../open.ts';
import { Nothing, RecordSection } from '../record/lines.tsx';
import { Anteprima } from './preview.tsx';
import { Elenchi } from './lists.tsx';
import { CAMPI_FILE, type CampoFile, NOMI_CAMPI, listUnused } from './mapping.ts';
import type { ReadTable } from './table.ts';
import { useImporta, type UsoImporta } from './use-import.ts';
import { FileInput } from '#ui/file-input.tsx';

const useStyles = makeStyles({
  choose: { display: 'flex', gap: '12px', alignItems: 'center', flexWrap: 'wrap' },
  map: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))', gap: '10px' },
  field: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  options: { display: 'flex', flexDirection: 'column', gap: '4px', alignItems: 'flex-start' },
  choice: { minWidth: '260px' },
});

export function Importa({ readTable }: { readTable: ReadTable }) {
  const styles = useStyles();
  const close = useSetAtom(closeAtom);
  const usage = useImporta(readTable);
  const input = useRef<HTMLInputElement>(null);
  const { file, error, stato, conti } = usage;
  return (
    <Drawer
      larghezza={980}
      titolo="Importa soggetti"
      onClose={close}
      footer={
        <>
          <Button
            appearance="primary"
            disabledFocusable={conti.daScrivere === 0 || stato !== 'pronto'}
            onClick={() => void usage.importa()}
          >
            {stato === 'scrittura'
              ? 'Importazione…'
              : conti.daScrivere === 0
                ? 'Importa'
                : `Importa ${formatCount(conti.daScrivere, 'soggetto', 'soggetti')}`}
          </Button>
          <Button onClick={() => close()}>Lascia stare</Button>
        </>
      }
    >
      <div className={styles.choose}>
        <Button icon={<ArrowUploadRegular />} onClick={() => input.current?.click()}>
          {file === null ? 'Scegli il file' : 'Scegli un altro file'}
        </Button>
        <Caption1 className={styles.quiet}>
          {file ?? 'Un elenco Excel o CSV, oppure una o più fatture elettroniche (XML, P7M).'}
        </Caption1>
        <FileInput
          ref={input}
          label="File dei soggetti"
          accept=".csv,.txt,.tsv,.xlsx,.xlsm,.xls,.ods,.xml,.p7m"
          multiple
          onChoose={(files) => void usage.read(files)}
        />
      </div>
      <ErrorBar testo={error} />
      {stato === 'vuoto' ? <Elenchi /> : null}
      {stato === 'lettura' ? <Spinner label="Lettura del file…" /> : null}
      {usage.intestazione === null ? null : <Choices uso={usage} intestazione={usage.intestazione} />}
      {stato === 'prova' ? <Spinner label="Controllo delle righe…" /> : null}
      {usage.righe.length > 0 && usage.esiti ? <Anteprima righe={usage.righe} esiti={usage.esiti} /> : null}
      {file !== null && stato === 'pronto' && usage.righe.length === 0 ? (
        <Nothing>Sotto l’intestazione non c’è nessuna riga.</Nothing>
      ) : null}
    </Drawer>
  );
}

/** A column as a choice: its header, or its place when it has none. */
const columnName = (text: string, at: number): string => (text.trim() === '' ? `Colonna ${at + 1}` : text);

function Choices({ uso, intestazione }: { uso: UsoImporta; intestazione: readonly string[] }) {
  const styles = useStyles();
  const { mapping, scelte } = uso;
  const others = listUnused(intestazione, mapping);
  const draw = (field: CampoFile) => (
    <span key={field} className={styles.field}>
      <Caption1 aria-hidden>{CAMPI_FILE[field]}</Caption1>
      <NativeSelect
        label={CAMPI_FILE[field]}
        valore={mapping[field] === null ? '' : String(mapping[field])}
        onChoose={(value) => uso.changeMapping({ ...mapping, [field]: value === '' ? null : Number(value) })}
        voci={[['', '—'], ...intestazione.map((text, at) => [at, columnName(text, at)] as const)]}
      />
    </span>
  );
  return (
    <>
      <RecordSection titolo="Colonne del file">
        <div className={styles.map}>{NOMI_CAMPI.map(draw)}</div>
        {others.length === 0 ? null : (
          <Caption1 className={styles.quiet}>Non si leggono: {others.join(', ')}.</Caption1>
        )}
      </RecordSection>
      <RecordSection titolo="Che cosa fare">
        <div className={styles.options}>
          <Caption1 aria-hidden>Chi nel file non ha un ruolo</Caption1>
          <NativeSelect
            className={styles.choice}
            label="Chi nel file non ha un ruolo"
            valore={scelte.ruolo}
            onChoose={(value) => {
              const ruolo = RUOLI.find((each) => each === value);
              if (ruolo) uso.cambiaScelte({ ...scelte, ruolo });
            }}
            voci={RUOLI.map((role) => [role, `È un ${role}`] as const)}
          />
          <Checkbox
            label="Aggiorna chi c’è già, trovato per partita IVA o codice fiscale"
            checked={scelte.esistenti === 'aggiorna'}
            onChange={(_event, { checked }) =>
              uso.cambiaScelte({ ...scelte, esistenti: checked === true ? 'aggiorna' : 'lascia' })
            }
          />
          <Checkbox
            label="Aggiungi anche gli IBAN diversi da quelli noti: li ho verificati"
            checked={scelte.iban_verificati}
            onChange={(_event, { checked }) =>
              uso.cambiaScelte({ ...scelte, iban_verificati: checked === true })
            }
          />
        </div>
      </RecordSection>
    </>
  );
}
