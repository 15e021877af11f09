/** What the two forms of the sign-in page share: their layout, the refusal, the button. */
import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useFocusOnWrong } from '#ui/use-focus-on-wrong.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '18px' },
  heading: { display: 'grid', gap: '6px', marginBottom: '8px' },
  title: {
    margin: 0,
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.025em',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: '1.55', textWrap: 'pretty' },
  button: { height: '44px', marginTop: '6px' },
});

interface EntryFormProps {
  title: string;
  text: string;
  refusal: string | null;
  busy: boolean;
  action: string;
  actionBusy: string;
  onSubmit: () => void;
  children: ReactNode;
}

export function EntryForm({
  title,
  text,
  refusal,
  busy,
  action,
  actionBusy,
  onSubmit,
  children,
}: EntryFormProps) {
  const styles = useStyles();
  const { form, onSent } = useFocusOnWrong();
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        onSent();
      }}
    >
      <div className={styles.heading}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {refusal ? (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{refusal}</MessageBarBody>
        </MessageBar>
      ) : null}
      {children}
      <Button
        className={styles.button}
        type="submit"
        appearance="primary"
        size="large"
        disabledFocusable={busy}
      >
        {busy ? actionBusy : action}
      </Button>
    </form>
  );
}
