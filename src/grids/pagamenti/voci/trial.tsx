/** What the rule being written would cover of the past, while it is written. */
import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import type { AnswerOf } from '#api/client.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import { useCalled } from '#state/use-reading.ts';
import { explainRefusal } from '#ui/form.ts';
import type { DatiRegola } from './rule-draft.ts';
import { NoteBar } from '#ui/error-bar.tsx';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '8px',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  hint: { color: tokens.colorNeutralForeground3 },
  list: { display: 'grid', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr) auto',
    gap: '2px 8px',
    fontSize: tokens.fontSizeBase200,
  },
  amount: { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  text: { overflowWrap: 'anywhere' },
  why: { gridColumn: '2 / -1', color: tokens.colorStatusWarningForeground3 },
});

type Provata = AnswerOf<'regolaProva'>;

const PERCHE: Record<NonNullable<Provata['esempi'][number]['perche']>, string> = {
  abbinato: 'Già abbinato a un documento',
  altra_voce: 'Già spiegato in un altro modo',
  regola_prima: 'Lo prende una regola che viene prima',
};
/** Movimenti shown: enough to see what one is doing. */
const SHOWN = 8;
/** While somebody writes, not at every key. */
const HOW = { pause: 350, explain: explainRefusal };

/** Tries again whenever the rule is another one; the last answer stays in sight meanwhile. */
export function useProva(id: number | null, data: DatiRegola | null) {
  const request = data && { body: { ...data, id, nome: data.nome || 'Prova' } };
  const { dati, error, fresh } = useCalled('regolaProva', request, HOW);
  return { provata: error === null ? dati : null, error, fresh };
}

interface ProvaProps extends ReturnType<typeof useProva> {
  dati: DatiRegola | null;
  /** Why there is nothing to try yet. */
  manca: string | null;
  /** Where it sends is not said yet: what it would cover is known, what is in conflict is not. */
  soloCoperti?: boolean;
}

export function Prova({ dati, manca, provata, error, fresh, soloCoperti = false }: ProvaProps) {
  const styles = useStyles();
  const proved = dati === null ? null : provata;
  return (
    <section className={styles.root} aria-label="Prova sul passato" data-testid="prova-regola">
      <h3 className={styles.title} aria-live="polite">
        {proved && fresh && !soloCoperti ? proved.testo : 'Prova sul passato'}
      </h3>
      {manca !== null ? <span className={styles.hint}>{manca}</span> : null}
      {dati !== null && !fresh ? <ProgressBar aria-label="Provo la regola" /> : null}
      {dati !== null && error !== null && fresh ? <NoteBar intent="error">{error}</NoteBar> : null}
      {proved ? (
        <>
          <span className={styles.hint}>
            {soloCoperti ? 'Coprirebbe ' : null}
            {formatCount(proved.coperti, 'movimento', 'movimenti')}, in tutto {formatImporto(proved.totale)}
          </span>
          <ul className={styles.list}>
            {proved.esempi.slice(0, SHOWN).map(({ id: key, data, importo, descrizione, perche }) => (
              <li key={key} className={styles.item}>
                <span>{formatData(data)}</span>
                <span className={styles.text}>{descrizione}</span>
                <span className={styles.amount}>{formatImporto(importo)}</span>
                {perche === null || soloCoperti ? null : <span className={styles.why}>{PERCHE[perche]}</span>}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
