import { Toolbar, ToolbarButton, ToolbarDivider, ToolbarToggleButton } from '@fluentui/react-components';
import { AddRegular, ArrowRedoRegular, ArrowUndoRegular, FilterRegular } from '@fluentui/react-icons';

export function Barra() {
  return (
    <Toolbar aria-label="Azioni dei tipi di pagamento">
      <ToolbarButton appearance="primary" icon={<AddRegular />}>
        Nuovo
      </ToolbarButton>
      <ToolbarDivider />
      <ToolbarButton icon={<ArrowUndoRegular />} aria-label="Annulla l’ultima modifica" />
      <ToolbarButton icon={<ArrowRedoRegular />} aria-label="Ripeti" disabled />
      <ToolbarDivider />
      <ToolbarToggleButton name="filtri" value="filtri" icon={<FilterRegular />}>
        Filtri
      </ToolbarToggleButton>
    </Toolbar>
  );
}
