/** What fell due yesterday, falls due today and will tomorrow. */
import { Button, makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { setPanelAtom } from '#state/layout.ts';
import { myCompitiResource } from '#state/compiti.ts';
import { notificheCountAtom, notificheAtom, notificheResource } from '#state/notifiche.ts';
import { getDati } from '#state/resource.ts';
import { describeError } from '#api/errors.ts';
import { BarPanel } from '../page/bar-panel.tsx';
import { stacking } from '../theme/stacking.ts';
import { Gruppo } from './group.tsx';
import { MyCompiti } from './tasks.tsx';
import { formatBadge, describeBell } from './badge.ts';

const useStyles = makeStyles({
  bell: { position: 'relative', display: 'inline-flex' },
  badge: {
    position: 'absolute',
    // Within the button, which cuts what stands out of it.
    top: '-5px',
    right: '-6px',
    minWidth: '16px',
    padding: '0 4px',
    borderRadius: tokens.borderRadiusCircular,
    // Fixed: white on this red reads in every theme.
    backgroundColor: '#b10e1c',
    color: '#ffffff',
    fontSize: '10px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
  panel: {
    zIndex: stacking.overlay,
    width: 'min(380px, calc(100vw - 24px))',
    maxHeight: 'min(560px, calc(100dvh - 76px))',
    overflowY: 'auto',
    padding: '16px 8px 8px',
  },
  title: {
    margin: '0 8px 8px',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  problem: {
    display: 'grid',
    justifyItems: 'start',
    gap: '8px',
    padding: '4px 8px 8px',
    color: tokens.colorNeutralForeground2,
  },
});

function Contenuto() {
  const styles = useStyles();
  const state = useAtomValue(notificheResource.stateAtom);
  const { yesterday, oggi, tomorrow } = useAtomValue(notificheAtom);
  const reload = useSetAtom(notificheResource.reloadAtom);
  const setPanel = useSetAtom(setPanelAtom);
  const close = () => setPanel('notifiche', false);
  return (
    <>
      {state.stato === 'error' ? (
        <div className={styles.problem} role="alert">
          {describeError(state.error)}
          <Button size="small" onClick={() => void reload()}>
            Riprova
          </Button>
        </div>
      ) : null}
      {getDati(state) === undefined ? null : (
        <>
          <Gruppo titolo="Ieri" notifiche={yesterday} onChoice={close} />
          <Gruppo titolo="Oggi" notifiche={oggi} onChoice={close} />
          <Gruppo titolo="Domani" notifiche={tomorrow} onChoice={close} />
        </>
      )}
      <MyCompiti onChoice={close} />
    </>
  );
}

export function NotifichePanel() {
  const styles = useStyles();
  const scadenze = useAtomValue(notificheCountAtom);
  const compiti = getDati(useAtomValue(myCompitiResource.stateAtom))?.compiti.length ?? 0;
  const count = scadenze + compiti;
  return (
    <BarPanel
      panel="notifiche"
      label="Notifiche"
      className={styles.panel}
      takesKeys
      trigger={
        <Tooltip content={describeBell(scadenze, compiti)} relationship="label">
          <Button
            appearance="subtle"
            icon={
              <span className={styles.bell}>
                <AlertRegular />
                {count > 0 ? (
                  <span className={styles.badge} aria-hidden>
                    {formatBadge(count)}
                  </span>
                ) : null}
              </span>
            }
          />
        </Tooltip>
      }
    >
      <h2 className={styles.title}>Notifiche</h2>
      <Contenuto />
    </BarPanel>
  );
}
