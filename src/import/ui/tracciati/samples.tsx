/** The samples of a tracciato: what each must give, whether it still does, and opening one in the preview. */
import {
  Button,
  Caption1,
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import {
  AddRegular,
  CheckmarkCircleRegular,
  DeleteRegular,
  ErrorCircleRegular,
  EyeRegular,
  PlayRegular,
} from '@fluentui/react-icons';
import type { Campione } from '#api/contract/campioni.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatBytes } from '#domain/bytes.ts';
import { formatInteger } from '../words.ts';
import type { ProvaCampione } from '../reader/try-campioni.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    alignItems: 'flex-start',
    overflowX: 'auto',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  esito: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  bene: { color: tokens.colorStatusSuccessForeground1 },
  male: { color: tokens.colorStatusDangerForeground1 },
  azioni: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  numero: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

/** How a sample reads now against what it must give. */
function Prova({ prova }: { prova: ProvaCampione | undefined }) {
  const styles = useStyles();
  if (!prova) return <span className={styles.quiet}>Da provare</span>;
  if (prova.tipo === 'uguale')
    return (
      <span className={`${styles.esito} ${styles.bene}`}>
        <CheckmarkCircleRegular aria-hidden /> Si legge uguale
      </span>
    );
  return (
    <span className={`${styles.esito} ${styles.male}`}>
      <ErrorCircleRegular aria-hidden /> {prova.tipo === 'diverso' ? 'Si legge diverso' : 'Non si legge più'}
    </span>
  );
}

interface CampioniProps {
  campioni: readonly Campione[];
  prove: readonly ProvaCampione[];
  /** Why the file in the preview cannot be kept as a sample; null when it can. */
  motivoNotKept: string | null;
  onKeep: () => void;
  onOpen: (sample: Campione) => void;
  onDelete: (sample: Campione) => void;
  onTry: () => void;
}

export function Campioni({ campioni, prove, motivoNotKept, onKeep, onOpen, onDelete, onTry }: CampioniProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <div className={styles.azioni}>
        <Button icon={<AddRegular />} disabledFocusable={motivoNotKept !== null} onClick={onKeep}>
          Tieni il file aperto come campione
        </Button>
        <Button icon={<PlayRegular />} disabledFocusable={campioni.length === 0} onClick={onTry}>
          Prova i campioni
        </Button>
      </div>
      <Caption1 className={styles.quiet}>
        {motivoNotKept ??
          'I campioni si rileggono ogni volta che salvi: se uno cambierebbe, prima te lo dico.'}
      </Caption1>
      {campioni.length > 0 ? (
        <Table size="small" aria-label="Campioni del tracciato">
          <TableHeader>
            <TableRow>
              <TableHeaderCell>File</TableHeaderCell>
              <TableHeaderCell>Righe</TableHeaderCell>
              <TableHeaderCell>Dare</TableHeaderCell>
              <TableHeaderCell>Avere</TableHeaderCell>
              <TableHeaderCell>Prova</TableHeaderCell>
              <TableHeaderCell>Azioni</TableHeaderCell>
            </TableRow>
          </TableHeader>
          <TableBody>
            {campioni.map((sample) => (
              <TableRow key={sample.id}>
                <TableCell>
                  {sample.nome_file} <Caption1 className={styles.quiet}>{formatBytes(sample.bytes)}</Caption1>
                </TableCell>
                <TableCell>{formatInteger(sample.attesi.righe)}</TableCell>
                <TableCell className={styles.numero}>{formatImporto(sample.attesi.dare)}</TableCell>
                <TableCell className={styles.numero}>{formatImporto(sample.attesi.avere)}</TableCell>
                <TableCell>
                  <Prova prova={prove.find((proof) => proof.campione.id === sample.id)} />
                </TableCell>
                <TableCell>
                  <Button
                    appearance="subtle"
                    icon={<EyeRegular />}
                    aria-label={`Apri ${sample.nome_file} nell’anteprima`}
                    onClick={() => onOpen(sample)}
                  />
                  <Button
                    appearance="subtle"
                    icon={<DeleteRegular />}
                    aria-label={`Elimina ${sample.nome_file}`}
                    onClick={() => onDelete(sample)}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
    </div>
  );
}
