/** The control of grouping: which columns, in which order, days by month or by year. */
import {
  Button,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, DismissRegular } from '@fluentui/react-icons';
import { type CriterioGruppo, criterioGruppoSchema } from '#api/contract/viste.ts';
import { getLanguage } from '../filters/column.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import type { Colonna } from '../types.ts';
import { GroupButton } from './group-button.tsx';
import { makeFirstCriterion } from './criteria.ts';

/** More levels than these fit no screen. */
const MAX_LIVELLI = 4;

const useStyles = makeStyles({
  surface: { display: 'grid', gap: '10px', width: '340px', maxWidth: 'calc(100vw - 24px)', padding: '14px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { display: 'grid', gap: '6px', margin: 0, padding: 0, listStyle: 'none' },
  item: { display: 'flex', alignItems: 'center', gap: '4px' },
  name: { flex: '1 1 0', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  level: { width: '18px', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  per: { width: '96px', minWidth: '96px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  icon: { minWidth: '24px' },
});

export interface GroupByProps<Riga> {
  colonne: readonly Colonna<Riga>[];
  criteri: readonly CriterioGruppo[];
  onChange: (criteria: readonly CriterioGruppo[]) => void;
  onOpenAll: (stillOpen: boolean) => void;
}

const move = (criteria: readonly CriterioGruppo[], from: number, to: number): CriterioGruppo[] => {
  const next = [...criteria];
  const [moved] = next.splice(from, 1);
  if (moved) next.splice(to, 0, moved);
  return next;
};

interface LivelloProps<Riga> {
  colonna: Colonna<Riga>;
  criterion: CriterioGruppo;
  index: number;
  last: boolean;
  onChange: (criterion: CriterioGruppo) => void;
  onShift: (to: number) => void;
  onRemove: () => void;
}

function Livello<Riga>({ colonna, criterion, index, last, onChange, onShift, onRemove }: LivelloProps<Riga>) {
  const styles = useStyles();
  const { titolo } = colonna;
  return (
    <li className={styles.item}>
      <span className={styles.level}>{index + 1}.</span>
      <span className={styles.name}>{titolo}</span>
      {getLanguage(colonna) === 'data' ? (
        <NativeSelect
          className={styles.per}
          small
          label={`Raggruppa ${titolo} per`}
          valore={criterion.per}
          onChoose={(per) => onChange(criterioGruppoSchema.parse({ ...criterion, per }))}
          voci={[
            ['valore', 'Giorno'],
            ['mese', 'Mese'],
            ['anno', 'Anno'],
          ]}
        />
      ) : null}
      <Button
        className={styles.icon}
        size="small"
        appearance="subtle"
        icon={<ArrowUpRegular />}
        aria-label={`Sposta ${titolo} prima`}
        disabledFocusable={index === 0}
        onClick={() => onShift(index - 1)}
      />
      <Button
        className={styles.icon}
        size="small"
        appearance="subtle"
        icon={<ArrowDownRegular />}
        aria-label={`Sposta ${titolo} dopo`}
        disabledFocusable={last}
        onClick={() => onShift(index + 1)}
      />
      <Button
        className={styles.icon}
        size="small"
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={`Non raggruppare per ${titolo}`}
        onClick={onRemove}
      />
    </li>
  );
}

function Livelli<Riga>({ colonne, criteri, onChange }: Omit<GroupByProps<Riga>, 'onOpenAll'>) {
  const styles = useStyles();
  const used = new Set(criteri.map(({ campo }) => campo));
  const free = colonne.filter((column) => getLanguage(column) !== 'nessuna' && !used.has(column.campo));
  return (
    <>
      <ol className={styles.list}>
        {criteri.map((criterion, index) => {
          const column = colonne.find(({ campo }) => campo === criterion.campo);
          return column ? (
            <Livello
              key={criterion.campo}
              colonna={column}
              criterion={criterion}
              index={index}
              last={index === criteri.length - 1}
              onChange={(next) => onChange(criteri.with(index, next))}
              onShift={(to) => onChange(move(criteri, index, to))}
              onRemove={() => onChange(criteri.toSpliced(index, 1))}
            />
          ) : null;
        })}
      </ol>
      {criteri.length < MAX_LIVELLI ? (
        <NativeSelect
          small
          label={criteri.length === 0 ? 'Raggruppa per' : 'Poi per'}
          valore=""
          onChoose={(value) => {
            const column = free.find(({ campo }) => campo === value);
            if (column) onChange([...criteri, makeFirstCriterion(column)]);
          }}
          voci={[
            ['', criteri.length === 0 ? 'Scegli una colonna…' : 'Poi per…'],
            ...free.map(({ campo, titolo }) => [campo, titolo] as const),
          ]}
        />
      ) : null}
    </>
  );
}

export function GroupBy<Riga>({ colonne, criteri, onChange, onOpenAll }: GroupByProps<Riga>) {
  const styles = useStyles();
  return (
    <Popover trapFocus positioning={{ position: 'below', align: 'start' }}>
      <PopoverTrigger disableButtonEnhancement>
        <GroupButton colonne={colonne} criteri={criteri} />
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label="Raggruppa">
        <h2 className={styles.title}>Raggruppa le righe</h2>
        <Livelli colonne={colonne} criteri={criteri} onChange={onChange} />
        {criteri.length === 0 ? null : (
          <div className={styles.buttons}>
            <Button size="small" onClick={() => onOpenAll(true)}>
              Espandi tutto
            </Button>
            <Button size="small" onClick={() => onOpenAll(false)}>
              Comprimi tutto
            </Button>
            <Button size="small" appearance="subtle" onClick={() => onChange([])}>
              Togli i gruppi
            </Button>
          </div>
        )}
      </PopoverSurface>
    </Popover>
  );
}
