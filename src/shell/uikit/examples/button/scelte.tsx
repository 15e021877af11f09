import {
  makeStyles,
  ToggleButton,
  Toolbar,
  ToolbarRadioButton,
  ToolbarRadioGroup,
} from '@fluentui/react-components';
import { StarFilled, StarRegular, TextDensityRegular, TextLineSpacingRegular } from '@fluentui/react-icons';
import { useState } from 'react';

const useStyles = makeStyles({
  riga: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' },
});

export function Scelte() {
  const styles = useStyles();
  const [preferito, setPreferito] = useState(true);
  return (
    <div className={styles.riga}>
      <ToggleButton
        checked={preferito}
        icon={preferito ? <StarFilled /> : <StarRegular />}
        onClick={() => setPreferito(!preferito)}
      >
        Vista predefinita
      </ToggleButton>
      <Toolbar aria-label="Densità delle righe" defaultCheckedValues={{ densita: ['compatta'] }}>
        <ToolbarRadioGroup>
          <ToolbarRadioButton name="densita" value="compatta" icon={<TextDensityRegular />}>
            Compatta
          </ToolbarRadioButton>
          <ToolbarRadioButton name="densita" value="comoda" icon={<TextLineSpacingRegular />}>
            Comoda
          </ToolbarRadioButton>
        </ToolbarRadioGroup>
      </Toolbar>
    </div>
  );
}
