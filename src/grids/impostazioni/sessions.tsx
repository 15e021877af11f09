/** Where somebody is signed in, and closing it. */
import { Badge, Button, makeStyles, tokens } from '@fluentui/react-components';
import type { SessioneAperta } from '#api/contract/utenti.ts';
import { ISTANTE } from '#grids/engine/index.ts';
import { quiet, row } from '#ui/styles.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  item: {
    ...row,
    justifyContent: 'space-between',
    gap: '8px',
    padding: '10px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  quiet,
  empty: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** `Firefox su Windows`, from what a browser says of itself. */
function describeBrowser(text: string | null): string {
  if (text === null) return 'Programma sconosciuto';
  const browsers = [
    ['Edg/', 'Edge'],
    ['OPR/', 'Opera'],
    ['Firefox/', 'Firefox'],
    ['Chrome/', 'Chrome'],
    ['Safari/', 'Safari'],
  ] as const;
  const systems = [
    ['Windows', 'Windows'],
    ['Android', 'Android'],
    ['iPhone', 'iPhone'],
    ['iPad', 'iPad'],
    ['Mac OS', 'macOS'],
    ['Linux', 'Linux'],
  ] as const;
  const browser = browsers.find(([mark]) => text.includes(mark))?.[1];
  const system = systems.find(([mark]) => text.includes(mark))?.[1];
  if (!browser) return 'Riga di comando o altro programma';
  return system ? `${browser} su ${system}` : browser;
}

interface ElencoSessioniProps {
  sessioni: readonly SessioneAperta[];
  onClose: (session: SessioneAperta) => void;
}

export function ElencoSessioni({ sessioni, onClose }: ElencoSessioniProps) {
  const styles = useStyles();
  if (sessioni.length === 0) return <p className={styles.empty}>Nessun accesso aperto.</p>;
  return (
    <ul className={styles.list}>
      {sessioni.map((session) => (
        <li key={session.chiave} className={styles.item}>
          <div>
            <div>
              {describeBrowser(session.programma)}{' '}
              {session.questa ? (
                <Badge appearance="tint" color="brand">
                  questa
                </Badge>
              ) : null}
            </div>
            <div className={styles.quiet}>
              {session.indirizzo ?? 'indirizzo sconosciuto'} · aperta {ISTANTE.format(session.aperta_il)} ·
              usata {ISTANTE.format(session.vista_il)}
            </div>
          </div>
          {session.questa ? null : (
            <Button size="small" onClick={() => onClose(session)}>
              Chiudi
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
