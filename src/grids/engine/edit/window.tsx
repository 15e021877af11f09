/** The frame of the dialogs of the grid: title, body, buttons; and the small tables that stand in them. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatCount } from '#domain/text.ts';
import { Question } from '#ui/question.tsx';

const useStyles = makeStyles({
  actions: { display: 'contents' },
  frame: {
    // The eight rows that are named and the line that counts the others, where the window has the room.
    maxHeight: 'min(60vh, max(34vh, 330px))',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    '& th': {
      position: 'sticky',
      top: 0,
      padding: '6px 10px',
      textAlign: 'left',
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.colorNeutralForeground2,
      backgroundColor: tokens.colorNeutralBackground2,
    },
    '& td': {
      // A day and a short word stay whole on the narrowest screen.
      minWidth: '64px',
      padding: '5px 10px',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
      borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    },
    '& td:first-child': { minWidth: 0, whiteSpace: 'nowrap' },
  },
});

interface EditDialogProps {
  titolo: string;
  /** It tells and asks nothing. */
  free?: boolean;
  onClose: () => void;
  actions: ReactNode;
  children: ReactNode;
}

export function EditDialog({ titolo, free = false, onClose, actions: azioni, children }: EditDialogProps) {
  const styles = useStyles();
  const actions = useRef<HTMLDivElement>(null);
  // Past the tables, to what answers the question; fields keep the focus that the dialog gives them.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      actions.current?.querySelector<HTMLElement>('[data-primo]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Question
      titolo={titolo}
      larghezza={760}
      free={free}
      onClose={onClose}
      actions={
        <div ref={actions} className={styles.actions}>
          {azioni}
        </div>
      }
    >
      {children}
    </Question>
  );
}

/** A small table that scrolls in its own frame, by keyboard too. */
export function Tabella({
  nome,
  titles,
  children,
}: {
  nome: string;
  titles: readonly string[];
  children: ReactNode;
}) {
  const styles = useStyles();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.frame} aria-label={nome} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

interface OtherCellsProps {
  count: number;
  colonne: number;
  /** What becomes of them, where that is not clear. */
  testo?: string;
}

/** The last line of such a table: how many cells it does not show. */
export function OtherCells({ count, colonne, testo = '' }: OtherCellsProps) {
  if (count <= 0) return null;
  return (
    <tr>
      <td colSpan={colonne}>{`e ${formatCount(count, 'altra cella', 'altre celle')}${testo}`}</td>
    </tr>
  );
}

const useValue = makeStyles({ empty: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' } });

/** A value as its column shows it; an empty one says so. */
export function Valore({ testo }: { testo: string }) {
  const styles = useValue();
  return testo === '' ? <span className={styles.empty}>vuota</span> : testo;
}
