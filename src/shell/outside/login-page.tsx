/** The way in: signing in, or the first user of a new installation. */
import { Button, makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, PlugDisconnectedRegular } from '@fluentui/react-icons';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { describeError } from '#api/errors.ts';
import { returnsAtom } from '#state/connection.ts';
import { useAtomValue, useStore } from '#state/jotai.ts';
import { signedInAtom } from '#state/sign-in-again.ts';
import { suspendedCellsAtom } from '#state/pending.ts';
import { userChangedAtom, verifyAtom, type Verifica } from '#state/sessione.ts';
import { toReturnPath } from '../guard.ts';
import { Logo } from '../logo.tsx';
import { Notice } from '../page/notice.tsx';
import { FirstUserForm } from './first-user-form.tsx';
import { ProofCard } from './proof-card.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useAccess } from './use-access.ts';
import { column } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 991px)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
  story: {
    ...column,
    justifyContent: 'space-between',
    gap: '32px',
    padding: '40px 56px',
    color: '#fff',
    backgroundColor: '#06281e',
    backgroundImage:
      'radial-gradient(90% 70% at 8% 0%, rgb(16 140 99 / 55%), transparent 70%), radial-gradient(70% 60% at 100% 100%, rgb(9 92 68 / 70%), transparent 70%)',
    '@media (max-width: 991px)': { padding: '18px 24px' },
  },
  wideOnly: { '@media (max-width: 991px)': { display: 'none' } },
  pitch: { display: 'grid', gap: '28px' },
  claim: {
    margin: 0,
    maxWidth: '15em',
    fontSize: 'clamp(30px, 3.1vw, 44px)',
    lineHeight: 1.1,
    fontWeight: 620,
    letterSpacing: '-0.035em',
    textWrap: 'balance',
  },
  small: {
    margin: 0,
    maxWidth: '44ch',
    lineHeight: '1.6',
    color: 'rgb(255 255 255 / 78%)',
    textWrap: 'pretty',
  },
  entry: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    padding: '40px 24px',
    '@media (max-width: 991px)': { alignContent: 'start', padding: '36px 24px' },
  },
  form: { width: 'min(384px, 100%)' },
  skeleton: { display: 'grid', gap: '20px' },
});

/** Why somebody who was inside stands at the door again. */
function whyAgain(search: URLSearchParams): string | null {
  if (search.get('scaduta') === '1')
    return 'La sessione è scaduta. Dopo l’accesso torni alla pagina in cui eri.';
  if (search.get('chiusa') === '1')
    return 'La tua sessione è stata chiusa da un’altra finestra o da un amministratore.';
  if (search.get('silenzio') === '1')
    return 'Il server non rispondeva; adesso sì, ma la sessione nel frattempo è finita. Dopo l’accesso torni dove andavi.';
  if (search.has('ritorno')) return 'Per aprire quella pagina serve l’accesso. Poi ci vai subito.';
  return null;
}

/** What was typed and not sent is still here. */
function NonSalvate() {
  const count = useAtomValue(suspendedCellsAtom).length;
  if (count === 0) return null;
  return (
    <p>
      {count === 1 ? 'C’è 1 modifica non salvata: parte' : `Ci sono ${count} modifiche non salvate: partono`}{' '}
      appena risponde, finché questa scheda è aperta.
    </p>
  );
}

function ServerDown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice
      icon={<PlugDisconnectedRegular />}
      tone="danger"
      title="Non riesco a parlare con il server"
      role="alert"
      actions={
        <Button appearance="primary" icon={<ArrowClockwiseRegular />} onClick={onRetry}>
          Riprova
        </Button>
      }
    >
      {describeError(error)} Riprovo da solo: appena risponde vai avanti da dove eri.
      <NonSalvate />
    </Notice>
  );
}

/** Who was sent here by a silence may still be signed in: asked once the server answers. Null until then. */
function useStillInside(asked: boolean, onInside: () => void): Verifica | null {
  const store = useStore();
  const [verification, setVerification] = useState<Verifica | null>(null);
  useEffect(() => {
    if (!asked) return undefined;
    let current = true;
    const ask = async () => {
      const answer = await store.set(verifyAtom);
      if (!current) return;
      if (answer === 'valida') onInside();
      else setVerification(answer);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [asked, store, onInside]);
  return verification;
}

function Entry() {
  const styles = useStyles();
  const navigate = useNavigate();
  const store = useStore();
  const [search] = useSearchParams();
  const { state, reload } = useAccess();
  const enter = useCallback(() => {
    const target = toReturnPath(`?${search}`, window.location.origin);
    if (store.get(userChangedAtom)) return window.location.assign(target);
    store.set(signedInAtom);
    void navigate(target, { replace: true });
  }, [navigate, search, store]);
  const returns = useAtomValue(returnsAtom);
  useEffect(() => {
    if (returns > 0) void reload();
  }, [returns, reload]);
  const silent = search.get('silenzio') === '1';
  const verification = useStillInside(silent && state.stato === 'ready', enter);
  if (state.stato === 'error') return <ServerDown error={state.error} onRetry={() => void reload()} />;
  if (state.stato !== 'ready' || (silent && verification === null))
    return (
      <Skeleton className={styles.skeleton} aria-label="Caricamento">
        <SkeletonItem size={32} />
        <SkeletonItem size={40} />
        <SkeletonItem size={40} />
      </Skeleton>
    );
  return state.dati ? <FirstUserForm onDone={enter} /> : <SignInForm why={whyAgain(search)} onDone={enter} />;
}

export function LoginPage() {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <header className={styles.story}>
        <Logo size={30} onColour />
        <div className={styles.wideOnly}>
          <div className={styles.pitch}>
            <p className={styles.claim}>I conti tornano, e si vede perché.</p>
            <ProofCard />
          </div>
        </div>
        <p className={mergeClasses(styles.small, styles.wideOnly)}>
          Estratti conto letti, provati riga per riga e messi in ordine. Ogni numero risale al suo file, ogni
          passo si può annullare.
        </p>
      </header>
      <main className={styles.entry}>
        <div className={styles.form}>
          <Entry />
        </div>
      </main>
    </div>
  );
}
