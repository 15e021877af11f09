/** One example: what it is for, the thing itself, its code. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { toSlug } from '#domain/text.ts';
import { SourceCode } from './source-code.tsx';
import type { StyleGuideExample } from './page.ts';

const useStyles = makeStyles({
  card: {
    scrollMarginTop: '16px',
    outlineStyle: 'none',
    minWidth: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
  head: { padding: '18px 24px 0', '@media (max-width: 640px)': { padding: '16px 16px 0' } },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  why: {
    margin: '4px 0 0',
    maxWidth: '76ch',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  live: { padding: '20px 24px 24px', minWidth: 0, '@media (max-width: 640px)': { padding: '16px' } },
});

/** The anchor of an example: `stati-di-attesa`. */
export const toAnchor = ({ titolo }: Pick<StyleGuideExample, 'titolo'>): string => toSlug(titolo);

export function ExampleCard({ example }: { example: StyleGuideExample }) {
  const styles = useStyles();
  const { titolo, spiegazione, component: Component, source } = example;
  const id = toAnchor(example);
  return (
    <section id={id} tabIndex={-1} className={styles.card} aria-labelledby={`${id}-titolo`}>
      <div className={styles.head}>
        <h2 id={`${id}-titolo`} className={styles.title}>
          {titolo}
        </h2>
        <p className={styles.why}>{spiegazione}</p>
      </div>
      <div className={styles.live}>
        <Component />
      </div>
      <SourceCode titolo={titolo} source={source} />
    </section>
  );
}
