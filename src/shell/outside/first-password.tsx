/** Instead of the workspace, for whoever still has a password that somebody else chose: the server opens nothing before. */
import { makeStyles } from '@fluentui/react-components';
import { Password } from '#grids/impostazioni/index.ts';
import { Logout } from '../logout.tsx';
import { FullPage } from './full-page.tsx';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '16px',
    width: 'min(480px, 100% - 32px)',
    margin: '0 auto',
    padding: '24px 0',
  },
});

export function PrimaPassword() {
  const styles = useStyles();
  return (
    <FullPage>
      <div className={styles.root}>
        <h1>Scegli la tua password</h1>
        <Password daCambiare onChanged={async () => {}} />
        <Logout />
      </div>
    </FullPage>
  );
}
