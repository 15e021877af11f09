/** TypeScript on the page: colours from the theme, so that it reads in light and dark. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { splitSource, type TipoPezzo } from './highlight.ts';

const useStyles = makeStyles({
  frame: {
    overflow: 'auto',
    maxHeight: '520px',
    backgroundColor: tokens.colorNeutralBackground2,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  pre: {
    margin: 0,
    padding: '16px 20px',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.6',
    tabSize: 2,
    color: tokens.colorNeutralForeground1,
  },
  commento: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  testo: { color: tokens.colorStatusSuccessForeground1 },
  parola: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  tag: { color: tokens.colorStatusWarningForeground1 },
  numero: { color: tokens.colorStatusDangerForeground1 },
  altro: {},
});

interface CodiceProps {
  testo: string;
  /** Read aloud as the name of the box. */
  label: string;
  /** Commands and the like: no colours. */
  plain?: boolean;
}

export function Codice({ testo, label, plain = false }: CodiceProps) {
  const styles: Record<TipoPezzo | 'pre' | 'frame', string> = useStyles();
  const pieces = useMemo(() => splitSource(testo.trimEnd()), [testo]);
  return (
    // Scrolled with the keyboard, it must be able to take the focus (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} tabIndex={0} aria-label={label}>
      <pre className={styles.pre}>
        <code>
          {plain
            ? testo
            : pieces.map(({ tipo, testo: pezzo, start }) =>
                tipo === 'altro' ? (
                  pezzo
                ) : (
                  <span key={start} className={styles[tipo]}>
                    {pezzo}
                  </span>
                ),
              )}
        </code>
      </pre>
    </section>
  );
}
