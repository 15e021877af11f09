/** Marks the cells that the server does not hold: with words, not with colour alone. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import type { CellaSospesa } from '#state/pending.ts';
import { copyText } from '#ui/copy-text.ts';
import { useAskBeforeLeaving } from '#ui/use-ask-before-leaving.ts';
import type { EditEngine } from './edit-engine.ts';
import type { KeptBack } from './kept-back.ts';
import { row } from '#ui/styles.ts';

/** More cells than a window shows are marked by the message above the footer alone. */
const MASSIME = 500;

const useStyles = makeStyles({
  message: {
    ...row,
    gap: '4px 12px',
    margin: '6px 20px',
    padding: '6px 12px',
    backgroundColor: tokens.colorStatusDangerBackground1,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    borderRadius: tokens.borderRadiusMedium,
    '@media (max-width: 640px)': { margin: '6px 12px' },
  },
  // On a telephone the buttons stand together, under the words.
  text: { flex: '1 1 240px', '@media (max-width: 640px)': { flexBasis: '100%' } },
});

type Tono = 'Warning' | 'Danger';

const sign = (tone: Tono): string => `{
  background-color: var(--colorStatus${tone}Background1);
  box-shadow: inset 0 0 0 1px var(--colorStatus${tone}Border1);
}`;
const words = (tone: Tono, text: string): string => `{
  content: '${text}';
  position: absolute;
  right: 4px;
  padding: 0 4px;
  font-size: 11px;
  color: var(--colorStatus${tone}Foreground1);
  background-color: var(--colorStatus${tone}Background1);
}`;

/** The rules that mark `celle`; names go in as CSS strings. */
function makeRules(cells: readonly CellaSospesa[], tone: Tono, text: string): string {
  if (cells.length === 0) return '';
  const each = cells
    .slice(0, MASSIME)
    .map(
      ({ riga, campo }) =>
        `.q-griglia [row-id=${JSON.stringify(String(riga))}] .ag-cell[col-id=${JSON.stringify(campo)}]`,
    );
  const after = each.map((cell) => `${cell}::after`);
  return `${each.join(',')} ${sign(tone)}\n${after.join(',')} ${words(tone, text)}`;
}

/** Why cells were refused, with what can be done about what was typed in them. */
function Rifiutate({ keptBack, celle }: { keptBack: KeptBack; celle: readonly CellaSospesa[] }) {
  const styles = useStyles();
  const text = useAtomValue(keptBack.textAtom);
  const defer = useSetAtom(keptBack.sendAgainAtom);
  const leave = useSetAtom(keptBack.leaveAtom);
  const texts = celle.map((cell) => cell.testo).filter((each) => each !== '');
  return (
    <div role="alert" className={styles.message}>
      <span className={styles.text}>
        {`${formatCount(celle.length, 'modifica rifiutata', 'modifiche rifiutate')}: quello che hai scritto è ancora nella sua cella. ${text}`}
      </span>
      <Button size="small" appearance="primary" onClick={() => void defer()}>
        Riprova
      </Button>
      {texts.length > 0 ? (
        <Button size="small" onClick={() => void copyText(texts.join('\n'))}>
          Copia quello che avevi scritto
        </Button>
      ) : null}
      <Button size="small" onClick={() => void leave()}>
        Lascia perdere
      </Button>
    </div>
  );
}

export function NonSalvate<Riga>({ edits }: { edits: EditEngine<Riga> }) {
  const suspended = useAtomValue(edits.sospeseAtom);
  const refused = useAtomValue(edits.keptBack.cellsAtom);
  useAskBeforeLeaving(refused.length > 0);
  return (
    <>
      <style>
        {makeRules(suspended, 'Warning', 'non salvata') + makeRules(refused, 'Danger', 'rifiutata')}
      </style>
      {refused.length > 0 ? <Rifiutate keptBack={edits.keptBack} celle={refused} /> : null}
    </>
  );
}
