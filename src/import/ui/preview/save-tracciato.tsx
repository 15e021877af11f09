/** Remembering how this file was read, so that the next one of its name needs no question. */
import {
  Checkbox,
  Field,
  Input,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Button,
  tokens,
} from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons';
import { useSetAtom } from '#state/jotai.ts';
import { patchPreviewAtom } from '../state/atoms.ts';
import type { Anteprima, SaveTracciato } from '../state/types.ts';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', minWidth: 0 },
  pattern: {
    overflowWrap: 'anywhere',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
  },
  form: { display: 'flex', flexDirection: 'column', gap: '12px', width: 'min(340px, 80vw)' },
});

export function SaveTracciatoChoice({ anteprima }: { anteprima: Anteprima }) {
  const styles = useStyles();
  const patch = useSetAtom(patchPreviewAtom);
  const { save, context } = anteprima;
  const change = (part: Partial<SaveTracciato>) => patch({ save: { ...save, ...part } });
  const label = context.toUpdate ? 'Aggiorna il tracciato per i file' : 'Ricorda come leggere i file';
  return (
    <div className={styles.root}>
      <Checkbox
        checked={save.save}
        onChange={(_event, { checked }) => change({ save: checked === true })}
        label={
          <>
            {label} <span className={styles.pattern}>{save.modello}</span>
          </>
        }
      />
      <Popover trapFocus withArrow>
        <PopoverTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            size="small"
            icon={<EditRegular />}
            aria-label="Nome e modello del tracciato"
          />
        </PopoverTrigger>
        <PopoverSurface aria-label="Tracciato da ricordare">
          <div className={styles.form}>
            <Field label="Nome del tracciato">
              <Input
                value={save.nome}
                maxLength={120}
                onChange={(_event, { value }) => change({ nome: value, save: true })}
              />
            </Field>
            <Field label="Nomi dei file che legge" hint="* sta per una serie di caratteri, ? per uno solo">
              <Input
                value={save.modello}
                maxLength={255}
                onChange={(_event, { value }) => change({ modello: value, save: true })}
              />
            </Field>
          </div>
        </PopoverSurface>
      </Popover>
    </div>
  );
}
