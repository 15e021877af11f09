import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { PasswordField } from '../../../outside/password-field.tsx';

const useStyles = makeStyles({ campo: { maxWidth: '320px' } });

export function Password() {
  const styles = useStyles();
  const [password, setPassword] = useState('');
  return (
    <div className={styles.campo}>
      <PasswordField
        label="Password"
        name="prova"
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        hint="Almeno 10 caratteri"
      />
    </div>
  );
}
