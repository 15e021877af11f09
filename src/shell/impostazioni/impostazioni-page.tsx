/** The settings: a list of sections, and the one that the address names. */
import { makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { useMotivo } from '#state/ruolo.ts';
import { useIsMobile } from '../use-media.ts';
import { SECTIONS, type SectionEntry } from './sections.tsx';
import { quiet } from '#ui/styles.ts';
import { useAddress } from '#ui/use-address.ts';

const PARAMETRO = 'sezione';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 1fr)',
    gap: '32px',
    maxWidth: '1400px',
    margin: '0 auto',
    padding: 'var(--quadra-spazio-pagina)',
    '@media (max-width: 991px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '16px',
      padding: '20px 16px 32px',
    },
  },
  title: {
    margin: '0 0 12px',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
  },
  group: { ...quiet, margin: '16px 0 4px', padding: '0 12px', fontWeight: tokens.fontWeightSemibold },
  list: { display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' },
  link: {
    display: 'block',
    padding: '7px 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  content: { minWidth: 0 },
  notice: { margin: '0 0 16px', color: tokens.colorNeutralForeground3 },
});

const GRUPPI = ['Azienda', 'Persone', 'Sistema'] as const;

function Elenco({ current }: { current: SectionEntry }) {
  const styles = useStyles();
  return (
    <nav aria-label="Sezioni delle impostazioni">
      {GRUPPI.map((group) => (
        <div key={group}>
          <div className={styles.group} id={`gruppo-${group}`}>
            {group}
          </div>
          <ul className={styles.list} aria-labelledby={`gruppo-${group}`}>
            {SECTIONS.filter((voce) => voce.gruppo === group).map(({ id, titolo }) => (
              <li key={id}>
                <Link
                  to={`?${PARAMETRO}=${id}`}
                  className={mergeClasses(styles.link, id === current.id && styles.current)}
                  {...(id === current.id && { 'aria-current': 'page' as const })}
                >
                  {titolo}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** On a narrow window a list would push the section out of sight. */
function NarrowList({ current }: { current: SectionEntry }) {
  const [, setSearch] = useAddress();
  return (
    <Select
      aria-label="Sezione delle impostazioni"
      value={current.id}
      onChange={(_event, { value }) => setSearch({ [PARAMETRO]: value })}
    >
      {SECTIONS.map(({ id, titolo }) => (
        <option key={id} value={id}>
          {titolo}
        </option>
      ))}
    </Select>
  );
}

export function ImpostazioniPage() {
  const styles = useStyles();
  const mobile = useIsMobile();
  const [search] = useAddress();
  const reason = useMotivo('operatore');
  const current = SECTIONS.find(({ id }) => id === search.get(PARAMETRO)) ?? SECTIONS[0];
  if (!current) return null;
  const { Section } = current;
  return (
    <div className={styles.root}>
      <div>
        <h1 className={styles.title}>Impostazioni</h1>
        {mobile ? <NarrowList current={current} /> : <Elenco current={current} />}
      </div>
      <div className={styles.content}>
        {reason === null ? null : <p className={styles.notice}>{reason}: puoi guardare, non cambiare.</p>}
        <Section key={current.id} />
      </div>
    </div>
  );
}
