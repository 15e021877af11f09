import {
  Button,
  Menu,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuDivider,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { ColumnTripleRegular } from '@fluentui/react-icons';
import { useState } from 'react';

export function MenuDiScelte() {
  const [checkedValues, setCheckedValues] = useState<Record<string, string[]>>({
    colonne: ['data', 'importo'],
    densita: ['compatta'],
  });
  return (
    <Menu
      checkedValues={checkedValues}
      onCheckedValueChange={(_event, { name, checkedItems }) =>
        setCheckedValues({ ...checkedValues, [name]: checkedItems })
      }
    >
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<ColumnTripleRegular />}>Colonne</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItemCheckbox name="colonne" value="data">
            Data
          </MenuItemCheckbox>
          <MenuItemCheckbox name="colonne" value="valuta">
            Valuta
          </MenuItemCheckbox>
          <MenuItemCheckbox name="colonne" value="importo">
            Importo
          </MenuItemCheckbox>
          <MenuDivider />
          <MenuItemRadio name="densita" value="compatta">
            Righe compatte
          </MenuItemRadio>
          <MenuItemRadio name="densita" value="comoda">
            Righe comode
          </MenuItemRadio>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
