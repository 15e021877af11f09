/** Marks the cells that the server does not hold: with words, not with colour alone. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import type { CellaSospesa } from '#state/pending.ts';
import { copyText } from '#ui/copy-text.ts';
import { useAskBeforeLeaving } from '#ui/use-ask-before-leaving.ts';
import type { EditEngine } from './edit-engine.ts';
import type { Trattenute } from './kept-back.ts';

/** More cells than a window shows are marked by the message above the footer alone. */
const MASSIME = 500;

const useStyles = makeStyles({
  message: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
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

const segno = (tono: Tono): string => `{
  background-color: var(--colorStatus${tono}Background1);
  box-shadow: inset 0 0 0 1px var(--colorStatus${tono}Border1);
}`;
const parole = (tono: Tono, testo: string): string => `{
  content: '${testo}';
  position: absolute;
  right: 4px;
  padding: 0 4px;
  font-size: 11px;
  color: var(--colorStatus${tono}Foreground1);
  background-color: var(--colorStatus${tono}Background1);
}`;

/** The rules that mark `celle`; names go in as CSS strings. */
function makeRules(celle: readonly CellaSospesa[], tono: Tono, testo: string): string {
  if (celle.length === 0) return '';
  const each = celle
    .slice(0, MASSIME)
    .map(
      ({ riga, campo }) =>
        `.q-griglia [row-id=${JSON.stringify(String(riga))}] .ag-cell[col-id=${JSON.stringify(campo)}]`,
    );
  const after = each.map((cella) => `${cella}::after`);
  return `${each.join(',')} ${segno(tono)}\n${after.join(',')} ${parole(tono, testo)}`;
}

/** Why cells were refused, with what can be done about what was typed in them. */
function Rifiutate({ trattenute, celle }: { trattenute: Trattenute; celle: readonly CellaSospesa[] }) {
  const styles = useStyles();
  const testo = useAtomValue(trattenute.testoAtom);
  const rimanda = useSetAtom(trattenute.rimandaAtom);
  const lascia = useSetAtom(trattenute.lasciaAtom);
  const testi = celle.map((cella) => cella.testo).filter((each) => each !== '');
  return (
    <div role="alert" className={styles.message}>
      <span className={styles.text}>
        {`${formatCount(celle.length, 'modifica rifiutata', 'modifiche rifiutate')}: quello che hai scritto è ancora nella sua cella. ${testo}`}
      </span>
      <Button size="small" appearance="primary" onClick={() => void rimanda()}>
        Riprova
      </Button>
      {testi.length > 0 ? (
        <Button size="small" onClick={() => void copyText(testi.join('\n'))}>
          Copia quello che avevi scritto
        </Button>
      ) : null}
      <Button size="small" onClick={() => void lascia()}>
        Lascia perdere
      </Button>
    </div>
  );
}

export function NonSalvate<Riga>({ modifiche }: { modifiche: EditEngine<Riga> }) {
  const sospese = useAtomValue(modifiche.sospeseAtom);
  const rifiutate = useAtomValue(modifiche.trattenute.celleAtom);
  useAskBeforeLeaving(rifiutate.length > 0);
  return (
    <>
      <style>
        {makeRules(sospese, 'Warning', 'non salvata') + makeRules(rifiutate, 'Danger', 'rifiutata')}
      </style>
      {rifiutate.length > 0 ? <Rifiutate trattenute={modifiche.trattenute} celle={rifiutate} /> : null}
    </>
  );
}
